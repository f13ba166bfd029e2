/** A thing to do before the site goes live. */

/**
 * `place`: the file with line and field, or the setting; `says`: what is wrong and what to do, in sentences.
 * `legal`: it stands in the imprint or the privacy policy, where a made-up value breaks the law.
 */
export type Point = { readonly place: string; readonly says: string; readonly legal?: true }
