/**
 * The style of the answer pages: the site's colours with system fonts, because the built stylesheets are unknown here.
 */
import { createHash } from 'node:crypto'
import { corner, inks, roles } from '../../site/own/brand'

const themed = (role: keyof typeof roles.light) => `light-dark(${roles.light[role]},${roles.dark[role]})`

/** One inline style sheet, allowed by its hash. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:${themed('background')};--text:${themed('text')};--link:${themed('link')};--field:${themed('surface')}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.1rem/1.55 system-ui,sans-serif}
main{max-inline-size:40rem;margin-inline:auto;padding:2rem 1.1rem 4rem}
h1{font-size:2rem;line-height:1.15}
h2{font-size:1.3rem;line-height:1.2;margin-block-start:0}
a{color:var(--link)}
.summary{border:3px solid ${inks.signal};padding:1.2rem;margin-block:1.5rem}
.field{margin-block:1.2rem}
label{display:block;font-weight:600}
.consent{display:flex;gap:.8rem;align-items:start}
.consent label{font-weight:400}
input:not([type=checkbox]),textarea{inline-size:100%;font:inherit;padding:.6rem;border:2px solid var(--text);border-radius:${corner}px;background:var(--field);color:inherit}
input[type=checkbox]{inline-size:1.5rem;block-size:1.5rem;flex:none}
.problem{margin:0;font-weight:600;border-inline-start:4px solid ${inks.signal};padding-inline-start:.6rem}
button{font:inherit;font-weight:600;padding:.8rem 1.6rem;border:0;border-radius:${corner}px;background:${inks.signal};color:${inks.ink}}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
`

/** The style's source expression for the policy. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
