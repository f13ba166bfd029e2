/** The level gauges of the drawn board; `low` to `high` is the usual range, `limit` the mark, `top` the full gauge. */
import type { PerSampleLanguage } from '../languages'

type Gauge = {
  name: PerSampleLanguage<string>
  unit: PerSampleLanguage<string>
  level: number
  low: number
  high: number
  limit: number
  top: number
  change: PerSampleLanguage<string>
  quiet?: boolean
}

const steady = { en: 'steady', de: 'gleichbleibend' }

export const gauges: readonly Gauge[] = [
  {
    name: { en: 'Milk reception', de: 'Milchannahme' },
    unit: { en: 'tankers', de: 'Tankwagen' },
    level: 3,
    low: 1,
    high: 5,
    limit: 8,
    top: 10,
    change: steady,
  },
  {
    name: { en: 'Bottling line 2', de: 'Abfüllung Linie 2' },
    unit: { en: 'orders', de: 'Aufträge' },
    level: 14,
    low: 10,
    high: 22,
    limit: 30,
    top: 36,
    change: { en: '−2 per hour', de: '−2 je Stunde' },
  },
  {
    name: { en: 'Palletizing', de: 'Palettierung' },
    unit: { en: 'pallets', de: 'Paletten' },
    level: 118,
    low: 30,
    high: 60,
    limit: 100,
    top: 140,
    change: { en: '+14 per hour', de: '+14 je Stunde' },
  },
  {
    name: { en: 'Cold store', de: 'Kühlhaus' },
    unit: { en: '% full', de: '% belegt' },
    level: 76,
    low: 58,
    high: 80,
    limit: 90,
    top: 100,
    change: { en: '+4 per hour', de: '+4 je Stunde' },
  },
  {
    name: { en: 'Laboratory', de: 'Labor' },
    unit: { en: 'samples', de: 'Proben' },
    level: 27,
    low: 8,
    high: 20,
    limit: 40,
    top: 50,
    change: steady,
    quiet: true,
  },
  {
    name: { en: 'Approvals', de: 'Freigaben' },
    unit: { en: 'invoices', de: 'Rechnungen' },
    level: 19,
    low: 10,
    high: 30,
    limit: 45,
    top: 60,
    change: steady,
    quiet: true,
  },
]
