/** Ambient types of non-script imports. */

declare module '*.module.css' {
  /** Class name as written in the file → the name in the built page. */
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'

declare module '*.svg' {
  const address: string
  export default address
}
