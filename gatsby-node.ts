/** Gatsby's build hooks; each is in a separate file in src/gatsby. */
export { onPreBootstrap } from './src/gatsby/content-problems'
export { onCreateDevServer } from './src/gatsby/dev-server'
export { onCreateNode, sourceNodes } from './src/gatsby/entry-nodes'
export { createPages } from './src/gatsby/pages'
export { onPostBootstrap } from './src/gatsby/picture-files'
export { onPostBuild } from './src/gatsby/post-build'
export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
