/** Gatsby's webpack hook: build-time constants, short class names, and a hash of the output only. */
import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { siteUrl } from '../site/site-url'
import { classNames } from './class-names'
import { digestOf } from '../lib/digest'

/** The signature of css-loader's naming function: module, name pattern, class. */
type NameOf = (module: { resourcePath: string }, pattern: string, local: string) => string | undefined
type Loader = { loader?: string; options?: { modules?: { getLocalIdent?: NameOf } | false } }
type Rule = { oneOf?: Rule[]; use?: Loader[] | Loader; rules?: Rule[] }

function loadersIn(rule: Rule): Loader[] {
  const own = Array.isArray(rule.use) ? rule.use : rule.use ? [rule.use] : []
  return [...own, ...[...(rule.oneOf ?? []), ...(rule.rules ?? [])].flatMap(loadersIn)]
}

/** Returns the version of the names. */
function shortenClassNames(rules: readonly Rule[]): string {
  const { nameOf, version } = classNames(resolve(process.cwd(), 'src'))
  for (const { loader, options } of rules.flatMap(loadersIn)) {
    if (loader?.includes('css-loader') && options?.modules)
      options.modules.getLocalIdent = ({ resourcePath }, _pattern, local) => nameOf(resourcePath, local)
  }
  return version
}

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Cascade layers decide which rule wins, so the order of the modules in the one style sheet does not matter. */
function ignoreModuleOrder(webpackPlugins: readonly Plugin[]): void {
  for (const { constructor, options } of webpackPlugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
}

const stub = (name: string): string => resolve(process.cwd(), 'src/client/stubs', name)

// Gatsby compiles this file into one without `require.resolve`.
const inPackage = (path: string): string => resolve(process.cwd(), 'node_modules', path)

const lightPlugin = resolve(process.cwd(), 'src/i18n/light/plugin.tsx')

/**
 * Visitors download only the parts of the router, of i18next and of its plugin that this site uses; the build renders
 * with all of them (docs/decisions).
 */
const light = {
  '@gatsbyjs/reach-router$': resolve(process.cwd(), 'src/client/router/reach-router.tsx'),
  'gatsby-plugin-react-i18next$': lightPlugin,
  [inPackage('gatsby-plugin-react-i18next/gatsby-browser.js')]: lightPlugin,
}

/**
 * Parts of Gatsby that this site never uses: components for links, slices and third-party scripts, a service worker,
 * checks that React ignores.
 */
const unused = {
  [inPackage('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: stub('nothing.ts'),
  [resolve(process.cwd(), '.cache/register-service-worker.js')]: stub('nothing.ts'),
  'gatsby-link$': stub('gatsby-link.ts'),
  'prop-types$': stub('prop-types.ts'),
  // Gatsby's head needs its context; the package's entry also has links, slices and scripts.
  gatsby$: resolve(process.cwd(), '.cache/static-query.js'),
}

/** The site's own scrolling replaces Gatsby's, in the browser and in development. */
const ownScrolling = {
  'gatsby-react-router-scroll$': stub('gatsby-scroll.tsx'),
}

type Terser = { minimizer?: { options?: object } }

type Config = {
  target?: string[]
  entry?: Record<string, string[]>
  module: { rules: Rule[] }
  plugins: Plugin[]
  devtool?: string | false
  cache?: { version?: string }
  optimization?: {
    minimizer?: { constructor: { name: string }; options?: Terser }[]
    splitChunks?: false | { cacheGroups?: Record<string, CacheGroup | false> }
  }
}

type CacheGroup = { name?: unknown; minSize?: number }

/**
 * Gatsby names a file of shared modules after the chunks that share them. Chunks loaded on demand have no names, so the
 * modules of all of them ended up in one file: loading the HTTP client also loaded the search. Without a name, each set
 * of chunks has a separate file.
 */
function separateShared({ optimization }: Config): void {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined
  const shared = groups?.['shared']
  if (!groups || !shared)
    throw new Error('Gatsby builds without the group “shared”: which parts share files?')
  const { name: _, ...rest } = shared
  groups['shared'] = { ...rest, minSize: minSharedSize }
}

/**
 * Gatsby minifies for browsers from before 2015, and webpack writes its own functions for them, whatever `browserslist`
 * says. Its Babel plugins do so, too: see `overrides` in package.json (docs/decisions/packages.md).
 */
function writeModernScript(config: Config): void {
  const terser = config.optimization?.minimizer?.find(
    ({ constructor }) => constructor.name === 'TerserPlugin',
  )
  const minimizer = terser?.options?.minimizer
  if (!minimizer) throw new Error('Gatsby minifies without Terser: for which browsers?')
  minimizer.options = { ecma: 2020, compress: { passes: 3 } }
  config.target = ['web', 'es2022']
}

/**
 * In development, the styles are in one sheet in the order in which webpack finds their modules: those of components
 * come first, and would be the lowest layer. So the statement with the order of the layers is the first module.
 */
function startWithLayers({ entry }: Config): void {
  const all = entry?.['commons']
  if (!all) throw new Error('Gatsby develops without the entry “commons”: the order of the layers is lost.')
  all.unshift(resolve(process.cwd(), 'src/styles/layers.css'))
}

/** Smaller modules are duplicated in each chunk (size in bytes before compression): a request would cost more. */
const minSharedSize = 4096

type Compilation = { hash?: string; getAssets: () => readonly { name: string }[] }
type Compiler = { hooks: { afterEmit: { tap: (name: string, done: (made: Compilation) => void) => void } } }

/**
 * Hashes the file names of a build's scripts, which contain the hashes of their contents. Webpack's own hash also
 * depends on what came from its cache, so two builds with the same scripts would differ in every page.
 */
const hashOfNames = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('hash of names', (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      const scripts = names.filter((name) => /\.(?:js|css)$/.test(name)).sort()
      compilation.hash = digestOf(scripts.join('\n'), 20)
    })
  },
}

/** Gatsby's hook. Names stay readable in development. */
export function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config
  if (!stage.startsWith('develop')) {
    const version = shortenClassNames(config.module.rules)
    // Modules cached by an earlier build contain its names.
    if (config.cache) config.cache.version = version
    // Source maps would publish the site's source.
    config.devtool = false
  }
  if (stage === 'develop') startWithLayers(config)
  if (stage === 'build-javascript') {
    separateShared(config)
    writeModernScript(config)
  }
  ignoreModuleOrder(config.plugins)
  actions.replaceWebpackConfig(config)
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...(stage === 'build-javascript' && { ...light, ...unused }),
        ...(!stage.endsWith('html') && ownScrolling),
      },
    },
    // The browser has no environment; canonical addresses after client-side navigation need the origin.
    plugins: [
      plugins.define({
        'process.env.SITE_URL': JSON.stringify(siteUrl),
        'process.env.URL': 'undefined',
        // Visitors do not download what is only for crawlers (src/seo/page-head.tsx).
        'process.env.CRAWLER_TAGS': JSON.stringify(stage === 'build-javascript' ? '' : 'yes'),
        // The form is sent to Netlify Forms or to our own function.
        'process.env.CONTACT_BACKEND': JSON.stringify(process.env['CONTACT_BACKEND'] ?? ''),
      }),
      ...(stage === 'build-javascript' ? [hashOfNames] : []),
    ],
  })
}
