/** Stub for parts of Gatsby that this site never calls (src/gatsby/webpack.ts). */
export {}
