/** A to-do before the site goes live. */

/**
 * `place`: the file with line and field, or the setting; `says`: the problem and its fix, in sentences. `legal`: in the
 * imprint or the privacy policy, where a made-up value breaks the law.
 */
export type Point = { readonly place: string; readonly says: string; readonly legal?: true }
