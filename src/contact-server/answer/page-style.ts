/**
 * The style of the answer pages: the site's colours, font and forms, written again because the built stylesheets are unknown
 * here, and small enough to be inline.
 */
import { createHash } from 'node:crypto'
import { isPale } from '../../site/accent'
import { corner, inks, roles, typeface } from '../../site/own/brand'

const themed = (role: keyof typeof roles.light) => `light-dark(${roles.light[role]},${roles.dark[role]})`

/** One inline style sheet, allowed by its hash. */
export const pageStyle = `
@font-face{font-family:Site;font-weight:${typeface.weights};font-display:swap;src:url(${typeface.file}) format('woff2')}
:root{color-scheme:light dark;--ground:${themed('background')};--text:${themed('text')};--link:${themed('link')};--accent:${isPale({ inks, roles }) ? 'var(--link)' : inks.signal};--field:${themed('surface')};--frame:2px solid var(--text)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.1rem/1.55 Site,system-ui,sans-serif}
main,footer{max-inline-size:40rem;margin-inline:auto;padding:1.2rem 1.1rem}
footer{display:flex;gap:1.5rem;padding-block:0 4rem}
h1,h2{text-wrap:balance}
h1{font-size:clamp(2.3rem,9vw,3.4rem);line-height:1.04;letter-spacing:-.022em;margin-block:2.5rem 1.5rem}
h2{font-size:1.3rem;line-height:1.2;margin-block-start:0}
a{color:var(--link)}
ul{padding-inline-start:1.2em;list-style:square}
li+li{margin-block-start:.4rem}
.summary ul{margin-block-end:0}
li::marker{color:var(--accent)}
.home{display:inline-flex;align-items:center;gap:.6rem;padding-block:.4rem;color:inherit;font-size:1.22rem;font-weight:700;text-decoration:none}
.home span{display:flex}
.summary{border:4px solid var(--accent);padding:1.5rem;margin-block:1.5rem}
.field{margin-block:1.2rem}
label{display:block;font-weight:600}
.consent{display:flex;gap:.9rem;align-items:start}
.consent label{font-weight:400}
input:not([type=checkbox]),textarea{inline-size:100%;font:inherit;padding:.6rem;border:var(--frame);border-radius:${corner}px;background:var(--field);color:inherit}
textarea{resize:vertical}
:is(input:not([type=checkbox]),textarea)[aria-invalid],.consent:has([aria-invalid]){border-inline-start:.6rem solid var(--accent)}
.consent:has([aria-invalid]){padding-inline-start:.9rem}
input[type=checkbox]{appearance:none;flex:none;inline-size:1.5rem;block-size:1.5rem;margin:0;border:var(--frame);border-radius:${corner}px;background:var(--field);forced-color-adjust:none}
input:checked{background:var(--text)}
:checked::before{content:'';display:block;block-size:100%;background:var(--field);clip-path:polygon(30% 40%,45% 60%,80% 20%,45% 80%)}
.problem{display:flex;gap:.5em;margin:.3rem 0 0;font-weight:600;line-height:1.35}
.problem::before{content:'';flex:none;inline-size:.8em;block-size:.8em;margin-block-start:.27em;background:var(--accent);clip-path:polygon(0 0,100% 100%,0 100%);forced-color-adjust:none}
button{padding:.8em 1.35em;border:var(--frame);border-radius:${corner}px;background:var(--text);color:var(--ground);font:inherit;font-weight:600;line-height:1.15;cursor:pointer}
button:hover{background:var(--ground);color:var(--text)}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
`

/** The style's source expression for the policy. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
