/** What the placeholders of a text stand for (`content-model/markdown/placeholders.ts`), in one language. */
import { asMarkdown, type PlaceholderName } from '../content-model/markdown/placeholders'
import { translationOf } from '../content-model/translated'
import { entriesOf, inOrder, type GetNodes } from '../gatsby/entry-index'
import type { Translate } from '../i18n/texts'
import { localeOf, type LocaleCode } from '../site/locales'
import { storageTable } from './storage-tables'

export type FactSources = { locale: LocaleCode; getNodes: GetNodes; texts: Translate }

type Company = Readonly<Record<string, unknown>>

function companyOf({ locale, getNodes }: FactSources): Company {
  const site = entriesOf('site', getNodes)[0]
  return (translationOf(site, localeOf(locale).iso)?.['company'] ?? {}) as Company
}

/** The people of the management, as a list of the language: “A and B”. */
function managersOf({ locale, getNodes }: FactSources): string {
  const names = inOrder('team', entriesOf('team', getNodes))
    .filter((member) => member['management'] === true)
    .map((member) => String(member['name']))
  return new Intl.ListFormat(locale).format(names)
}

/** Returns the Markdown for a placeholder; telephone and e-mail are links. */
export function factOf(name: PlaceholderName, sources: FactSources): string {
  const fact = (key: string): string => asMarkdown(String(companyOf(sources)[key] ?? ''))
  const plain = (key: string): string => String(companyOf(sources)[key] ?? '')
  switch (name) {
    case 'company.name':
      return fact('legalName')
    case 'company.city':
    case 'company.country':
    case 'company.hours':
    case 'company.register':
    case 'company.vatId':
      return fact(name.slice('company.'.length))
    case 'company.address':
      return `${fact('street')}, ${fact('postalCode')} ${fact('city')}, ${fact('country')}`
    case 'company.phone':
      return `[${fact('phone')}](tel:${plain('phone').replace(/[^+\d]/g, '')})`
    case 'company.email':
      return `[${fact('email')}](mailto:${plain('email')})`
    case 'company.managers':
      return asMarkdown(managersOf(sources))
    case 'storage.necessary':
    case 'storage.functional':
    case 'storage.media':
    case 'storage.editor':
      return storageTable(name.slice('storage.'.length) as 'media', sources.texts)
  }
}
