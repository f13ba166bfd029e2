/** The inbox of Belegfluss: invoices with supplier and amount, beside them the approval steps of one. */
import type { SampleLanguage } from '../languages'
import { invoices, states, steps, type Invoice } from './belegfluss-data'
import { frame, type Screen } from './frame'
import { each, icon, onInk } from './html'

const words = {
  en: {
    title: 'Inbox',
    views: ['Inbox', 'Approvals', 'Outgoing', 'Archive', 'Rules'],
    tabs: ['All', 'To check', 'Waiting', 'Done today'],
    search: 'Supplier, number, amount',
    order: 'Order 45001872, goods received Nov 11',
    approve: 'Approve',
    ask: 'Ask',
    trail: 'Audit trail',
  },
  de: {
    title: 'Eingang',
    views: ['Eingang', 'Freigaben', 'Ausgang', 'Archiv', 'Regeln'],
    tabs: ['Alle', 'Zu prüfen', 'Wartet', 'Heute erledigt'],
    search: 'Lieferant, Nummer, Betrag',
    order: 'Bestellung 45001872, Wareneingang 11.11.',
    approve: 'Freigeben',
    ask: 'Rückfrage',
    trail: 'Protokoll',
  },
}

const counts = [38, 6, 11, 21]

function amount(euros: number, lang: SampleLanguage): string {
  const locale = { en: 'en-IE', de: 'de-DE' }[lang]
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(euros)
}

function line(
  { supplier, number, format, euros, state }: Invoice,
  place: number,
  lang: SampleLanguage,
): string {
  const { ink, label } = states[state]
  return `<li${place === 0 ? ' class="chosen"' : ''}>
    <span class="who"><b>${supplier}</b><span class="muted">${number}</span></span>
    <span class="format">${format}</span><b class="amount">${amount(euros, lang)}</b>
    <span class="state" style="${onInk(ink)}">${label[lang]}</span></li>`
}

const marks = { done: icon('leaf', 1), fault: '!', now: '', next: '' }

function main(lang: SampleLanguage): string {
  const text = words[lang]
  const tabs = each(
    text.tabs,
    (tab, place) => `<li${place === 0 ? ' class="current"' : ''}>${tab} <b>${counts[place] ?? ''}</b></li>`,
  )
  const list = each(invoices, (invoice, place) => line(invoice, place, lang))
  const way = each(
    steps,
    ({ mark, title, text: note }) =>
      `<li class="${mark}"><i>${marks[mark]}</i><b>${title[lang]}</b><span>${note[lang]}</span></li>`,
  )
  const [first] = invoices
  return `<div class="inbox"><section><ul class="tabs">${tabs}</ul><ul class="invoices">${list}</ul></section>
    <aside><h2>${first?.supplier ?? ''}</h2><p class="sum">${amount(first?.euros ?? 0, lang)}</p>
    <p class="order">${text.order}</p><ol class="way">${way}</ol>
    <p class="buttons"><span class="button primary">${text.approve}</span><span class="button">${text.ask}</span></p></aside></div>`
}

export const belegflussInbox: Screen = {
  name: 'belegfluss-inbox',
  styles: 'screens/belegfluss.css',
  body(lang) {
    const { views, title, search } = words[lang]
    const [inbox = '', approvals = '', outgoing = '', archive = '', rules = ''] = views
    return frame({
      product: 'belegfluss',
      rail: 'blush',
      views: [
        { motif: 'bars', label: inbox, current: true },
        { motif: 'leaf', turn: 1, label: approvals, count: 6 },
        { motif: 'triangle', turn: 3, label: outgoing },
        { motif: 'bowls', label: archive },
        { motif: 'dots', label: rules },
      ],
      user: 'SA',
      title,
      beside: '',
      actions: `<span class="search">${search}</span>`,
      main: main(lang),
    })
  },
}
