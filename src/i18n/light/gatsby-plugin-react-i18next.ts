/** What pages use of gatsby-plugin-react-i18next in the browser: its hook, without its links and its navigation. */
export { useTranslation as useI18next } from './react-i18next'
