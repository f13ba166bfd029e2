/** Gatsby's configuration: the sources of content and interface texts, and the plugins that read them. */
import type { GatsbyConfig } from 'gatsby'
import { adapter } from './src/gatsby/adapter'
import { contentSource } from './src/gatsby/site-index'
import { defaultLocale, localeCodes } from './src/site/locales'
import { siteUrl } from './src/site/site-url'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  adapter: adapter(process.env['NETLIFY'] !== undefined),
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: contentSource, path: `${__dirname}/content`, ignore: ['**/.*'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/locales`, ignore: ['**/editor/**'] },
    },
    // Reads front matter and body only; we render ourselves, because its HTML keeps raw tags (docs/decisions).
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        localeJsonSourceName: 'locale',
        redirect: false,
        verbose: false,
        siteUrl,
        i18nextOptions: { interpolation: { escapeValue: false }, nsSeparator: ':', keySeparator: false },
      },
    },
  ],
}

export default config
