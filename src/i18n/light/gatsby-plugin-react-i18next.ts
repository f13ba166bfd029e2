/** A minimal gatsby-plugin-react-i18next for the browser: its hook, without its links and navigation. */
export { useTranslation as useI18next } from './react-i18next'
