/** Gatsby's webpack hook: the layers in `gatsby develop`, and the files of a build. */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from './webpack'

/** Gatsby's minimizer, as far as the hook sees it. */
const terser = () => ({
  constructor: { name: 'TerserPlugin' },
  options: { minimizer: { options: { compress: { ecma: 5 } } } },
})

/** Runs the hook, and returns the configuration that Gatsby uses. */
function configIn(
  stage: string,
  entry: Record<string, string[]>,
  cacheGroups?: object,
  minimizer = [terser()],
) {
  const replaced: unknown[] = []
  onCreateWebpackConfig({
    stage,
    getConfig: () => ({
      entry,
      module: { rules: [] },
      plugins: [],
      optimization: { splitChunks: { cacheGroups }, minimizer },
    }),
    plugins: { define: () => ({}) },
    actions: { replaceWebpackConfig: (config: unknown) => replaced.push(config), setWebpackConfig: () => {} },
  } as unknown as CreateWebpackConfigArgs)
  return replaced[0] as { entry: Record<string, string[]>; optimization: unknown; target?: unknown }
}

test('in development, the order of the layers comes before all other styles', () => {
  const { entry } = configIn('develop', { commons: ['.cache/app'] })
  expect(entry['commons']).toEqual([expect.stringMatching(/src\/styles\/layers\.css$/), '.cache/app'])
})

test('an error if Gatsby develops from another entry', () => {
  expect(() => configIn('develop', { app: ['.cache/app'] })).toThrow(/order of the layers/)
})

test('chunks loaded on demand share files only with those that contain the same modules', () => {
  const { optimization } = configIn('build-javascript', {}, { shared: { name: () => 'one', minChunks: 2 } })
  const { shared } = (optimization as { splitChunks: { cacheGroups: { shared: object } } }).splitChunks
    .cacheGroups
  expect(shared).toEqual({ minChunks: 2, minSize: expect.any(Number) as number })
})

test('an error if Gatsby builds without that group', () => {
  expect(() => configIn('build-javascript', {}, {})).toThrow(/share files/)
})

test('scripts are written and minified for today’s browsers', () => {
  const minimizer = [terser()]
  const { target } = configIn('build-javascript', {}, { shared: {} }, minimizer)
  expect(target).toEqual(['web', 'es2022'])
  expect(minimizer[0]?.options.minimizer.options).toMatchObject({ ecma: 2020 })
})

test('an error if Gatsby minifies with something else', () => {
  expect(() => configIn('build-javascript', {}, { shared: {} }, [])).toThrow(/for which browsers/)
})
