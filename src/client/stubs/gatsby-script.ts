/** Stub for gatsby-script, which Gatsby exports to every page: this site loads no script of others. */
export {}
