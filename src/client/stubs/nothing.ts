/** Stub for dependencies of Gatsby and its plugin that this site never calls (src/gatsby/webpack.ts). */
export {}
