/** Gatsby's webpack hook: the layers of what `gatsby develop` shows, and the files that a build makes. */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from './webpack'

/** Runs the hook, and returns the configuration that Gatsby uses. */
function configIn(stage: string, entry: Record<string, string[]>, cacheGroups?: object) {
  const replaced: unknown[] = []
  onCreateWebpackConfig({
    stage,
    getConfig: () => ({
      entry,
      module: { rules: [] },
      plugins: [],
      optimization: { splitChunks: { cacheGroups } },
    }),
    plugins: { define: () => ({}) },
    actions: { replaceWebpackConfig: (config: unknown) => replaced.push(config), setWebpackConfig: () => {} },
  } as unknown as CreateWebpackConfigArgs)
  return replaced[0] as { entry: Record<string, string[]>; optimization: unknown }
}

test('while developing, the order of the layers comes before all other styles', () => {
  const { entry } = configIn('develop', { commons: ['.cache/app'] })
  expect(entry['commons']).toEqual([expect.stringMatching(/src\/styles\/layers\.css$/), '.cache/app'])
})

test('a Gatsby that develops from another entry is noticed', () => {
  expect(() => configIn('develop', { app: ['.cache/app'] })).toThrow(/order of the layers/)
})

test('parts that are loaded on demand share files with those only that hold the same', () => {
  const { optimization } = configIn('build-javascript', {}, { shared: { name: () => 'one', minChunks: 2 } })
  const { shared } = (optimization as { splitChunks: { cacheGroups: { shared: object } } }).splitChunks
    .cacheGroups
  expect(shared).toEqual({ minChunks: 2, minSize: expect.any(Number) as number })
})

test('a Gatsby that builds without that group is noticed', () => {
  expect(() => configIn('build-javascript', {}, {})).toThrow(/share files/)
})
