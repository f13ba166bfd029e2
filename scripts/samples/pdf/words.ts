/** The few words that every sample PDF shows, in both languages. */
import type { PerLocale } from '../../../src/site/locales'

type Words = {
  publisher: string
  status: string
  address: string
  page: (page: number, of: number) => string
}

const address = 'Musterwerk Software GmbH · Musterstraße 1 · 12345 Musterstadt'

export const words: PerLocale<Words> = {
  en: {
    publisher: 'Musterwerk Software GmbH',
    status: 'November 2026 · Sample document',
    address: `${address} · Sample document`,
    page: (page, of) => `Page ${page} of ${of}`,
  },
  de: {
    publisher: 'Musterwerk Software GmbH',
    status: 'November 2026 · Musterdokument',
    address: `${address} · Musterdokument`,
    page: (page, of) => `Seite ${page} von ${of}`,
  },
}
