/** Invoices and approval steps of the drawn inbox. */
import type { Ink } from '../../../src/pattern/palettes'
import type { PerSampleLanguage } from '../languages'

export type State = 'deviation' | 'waiting' | 'matched' | 'posted' | 'unsure'

export const states: Record<State, { ink: Ink; label: PerSampleLanguage<string> }> = {
  deviation: { ink: 'signal', label: { en: 'Mismatch', de: 'Abweichung' } },
  waiting: { ink: 'sun', label: { en: 'Approval', de: 'Freigabe' } },
  matched: { ink: 'mint', label: { en: 'Matched', de: 'Abgeglichen' } },
  posted: { ink: 'paper', label: { en: 'Posted', de: 'Gebucht' } },
  unsure: { ink: 'sky', label: { en: 'Check', de: 'Prüfen' } },
}

export type Invoice = { supplier: string; number: string; format: string; euros: number; state: State }

/** The first one is the selected one. */
export const invoices: readonly Invoice[] = [
  {
    supplier: 'Halbzeug Nordost GmbH',
    number: 'RE-2026-11873',
    format: 'XRechnung',
    euros: 18462.3,
    state: 'deviation',
  },
  { supplier: 'Wälzlager Probe KG', number: '904471', format: 'ZUGFeRD', euros: 2316.84, state: 'matched' },
  {
    supplier: 'Spedition Beispiel & Sohn',
    number: 'F 26-3318',
    format: 'Peppol',
    euros: 1284.5,
    state: 'waiting',
  },
  {
    supplier: 'Stadtwerke Musterstadt',
    number: '7700 2145 91',
    format: 'ZUGFeRD',
    euros: 9740.16,
    state: 'waiting',
  },
  { supplier: 'Lindenpack Verpackungen', number: '2026/4402', format: 'Scan', euros: 618.2, state: 'unsure' },
  { supplier: 'Werkzeugbau Exempel', number: 'R-10956', format: 'XRechnung', euros: 5130, state: 'posted' },
  { supplier: 'Bürobedarf Muster OHG', number: '55120', format: 'PDF', euros: 87.9, state: 'posted' },
  { supplier: 'Labor am Ring', number: 'L 2611-08', format: 'ZUGFeRD', euros: 1495, state: 'matched' },
]

type Step = {
  mark: 'done' | 'fault' | 'now' | 'next'
  title: PerSampleLanguage<string>
  text: PerSampleLanguage<string>
}

export const steps: readonly Step[] = [
  {
    mark: 'done',
    title: { en: 'Received', de: 'Angenommen' },
    text: { en: 'Nov 12, 8:41, through Peppol', de: '12.11., 8:41 Uhr, über Peppol' },
  },
  {
    mark: 'done',
    title: { en: 'Checked', de: 'Geprüft' },
    text: { en: 'Tax, totals and bank details in order', de: 'Steuer, Summen und Bank in Ordnung' },
  },
  {
    mark: 'fault',
    title: { en: 'Matched, one mismatch', de: 'Abgeglichen, eine Abweichung' },
    text: { en: 'Item 3: price +2.4%, tolerance 2%', de: 'Position 3: Preis +2,4 %, Toleranz 2 %' },
  },
  {
    mark: 'now',
    title: { en: 'Approval by purchasing', de: 'Freigabe Einkauf' },
    text: { en: 'S. Albrecht, for 2 hours', de: 'S. Albrecht, seit 2 Stunden' },
  },
  {
    mark: 'next',
    title: { en: 'Second approval', de: 'Zweite Freigabe' },
    text: { en: 'T. Wenzel, from €10,000', de: 'T. Wenzel, ab 10.000 €' },
  },
  {
    mark: 'next',
    title: { en: 'Post and archive', de: 'Buchen und ablegen' },
    text: { en: 'Cost center 4120', de: 'Kostenstelle 4120' },
  },
]
