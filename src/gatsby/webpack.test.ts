/** Gatsby's webpack hook: what `gatsby develop` shows has the layers of the built site. */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from './webpack'

/** Runs the hook, and returns the configuration that Gatsby goes on with. */
function configIn(stage: string, entry: Record<string, string[]>) {
  const replaced: unknown[] = []
  onCreateWebpackConfig({
    stage,
    getConfig: () => ({ entry, module: { rules: [] }, plugins: [] }),
    plugins: { define: () => ({}) },
    actions: { replaceWebpackConfig: (config: unknown) => replaced.push(config), setWebpackConfig: () => {} },
  } as unknown as CreateWebpackConfigArgs)
  return replaced[0] as { entry: Record<string, string[]> }
}

test('while developing, the order of the layers comes before all other styles', () => {
  const { entry } = configIn('develop', { commons: ['.cache/app'] })
  expect(entry['commons']).toEqual([expect.stringMatching(/src\/styles\/layers\.css$/), '.cache/app'])
})

test('a Gatsby that develops from another entry is noticed', () => {
  expect(() => configIn('develop', { app: ['.cache/app'] })).toThrow(/order of the layers/)
})
