/** Stub for what Gatsby and its plugin bring along and this site never calls (src/gatsby/webpack.ts). */
export {}
