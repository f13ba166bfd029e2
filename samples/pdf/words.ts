/** The few words that every sample PDF shows, in both languages. */
import type { PerSampleLanguage } from '../languages'

type Words = {
  publisher: string
  status: string
  address: string
  page: (page: number, of: number) => string
}

const address = 'Musterwerk Software GmbH · Musterstraße 1 · 12345 Musterstadt'

export const words: PerSampleLanguage<Words> = {
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
