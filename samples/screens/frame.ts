/** The frame of all products: a rail with the views, a bar with title and actions. */
import type { Motif } from '../../src/pattern/motifs'
import type { Ink } from '../../src/pattern/palettes'
import type { SampleLanguage } from '../languages'
import { each, icon, onInk, patternSvg } from './html'

export type View = { motif: Motif; turn?: number; label: string; current?: boolean; count?: number }

type Frame = {
  product: 'taktgeber' | 'belegfluss' | 'lotse' | 'pegel'
  rail: Ink
  views: readonly View[]
  user: string
  title: string
  /** Markup next to the title, and at the end of the bar. */
  beside: string
  actions: string
  main: string
}

function view({ motif, turn, label, current, count }: View): string {
  const badge = count ? `<b class="count">${count}</b>` : ''
  return `<li${current ? ' class="current"' : ''}>${icon(motif, turn)}<span>${label}</span>${badge}</li>`
}

/** Returns the body of a screen. */
export function frame({ product, rail, views, user, title, beside, actions, main }: Frame): string {
  return `<div class="app ${product}">
    <nav class="rail" style="${onInk(rail)}">
      ${patternSvg(product, 2, 2)}
      <ul>${each(views, view)}</ul>
      <span class="user">${user}</span>
    </nav>
    <header class="bar"><h1>${title}</h1><div class="beside">${beside}</div><div class="actions">${actions}</div></header>
    <main>${main}</main>
  </div>`
}

/** One picture to photograph: its name in `content/media/`, the styles it needs and its body in each language. */
export type Screen = {
  name: string
  styles: string
  body: (lang: SampleLanguage) => string
}
