/** The one function of Gatsby's router that the client calls; the package brings no types. */
declare module '@gatsbyjs/reach-router' {
  export function navigate(to: string, options?: { state?: object; replace?: boolean }): Promise<void>
}
