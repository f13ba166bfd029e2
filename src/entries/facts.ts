/** What the placeholders of a text stand for (`content-model/markdown/placeholders.ts`), in one language. */
import { telHref } from '../lib/tel'
import { asMarkdown, type PlaceholderName } from '../content-model/markdown/placeholders'
import { translationOf } from '../content-model/translated'
import type { Content } from './content'
import type { Translate } from '../i18n/texts'
import { localeOf, type LocaleCode } from '../site/locales'
import { storageTable } from './storage-tables'

/** `managers`: the people of the management, by file name. */
export type FactSources = {
  locale: LocaleCode
  content: Content
  texts: Translate
  managers: readonly string[]
}

type Company = Readonly<Record<string, unknown>>

function companyOf({ locale, content }: FactSources): Company {
  const site = content.all('site')[0]
  return (translationOf(site, localeOf(locale).iso)?.['company'] ?? {}) as Company
}

/** The people of the management, as a list of the language: “A and B”. */
function managersOf({ locale, content, managers }: FactSources): string {
  const names = managers.map((slug) => String(content.one('team', slug)?.['name'] ?? ''))
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
      return `[${fact('phone')}](${telHref(plain('phone'))})`
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
