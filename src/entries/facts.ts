/** Values of a text's placeholders (`content-model/markdown/placeholders.ts`), in one language. */
import { telHref } from '../lib/tel'
import { asGroup, asValues } from '../lib/values'
import { asMarkdown, type PlaceholderName } from '../content-model/markdown/placeholders'
import { translationOf } from '../content-model/translated'
import type { Content } from './content'
import type { Translate } from '../i18n/texts'
import { localeOf, type LocaleCode } from '../site/locales'
import { storageTable } from './storage-tables'

/** `managers`: the management, by file name. */
export type FactSources = {
  locale: LocaleCode
  content: Content
  texts: Translate
  managers: readonly string[]
}

type Facts = Readonly<Record<string, unknown>>

/** The site's settings in one language, including the shared ones. */
function settingsOf({ locale, content }: FactSources): Facts {
  const site = content.all('site')[0]
  return { ...site, ...translationOf(site, localeOf(locale).iso) }
}

/** The company's facts, or those of the selected web host. */
function factsOf(part: 'company' | 'host', sources: FactSources): Facts {
  const { company, host, hosts } = settingsOf(sources)
  const facts = part === 'company' ? company : asValues(hosts)?.[String(host)]
  return asGroup(facts)
}

/** “7 days”, with the language's plural. */
function daysOf(days: unknown, locale: LocaleCode): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    Number(days),
  )
}

/** The managers' names as a localized list: “A and B”. */
function managersOf({ locale, content, managers }: FactSources): string {
  const names = managers.map((slug) => String(content.one('team', slug)?.['name'] ?? ''))
  return new Intl.ListFormat(locale).format(names)
}

/** Returns the Markdown for a placeholder; telephone and e-mail are links. */
export function factOf(name: PlaceholderName, sources: FactSources): string {
  const facts = factsOf(name.startsWith('host.') ? 'host' : 'company', sources)
  const plain = (key: string): string => String(facts[key] ?? '')
  const fact = (key: string): string => asMarkdown(plain(key))
  switch (name) {
    case 'company.name':
      return fact('legalName')
    case 'company.city':
    case 'company.country':
    case 'company.hours':
    case 'company.register':
    case 'company.vatId':
      return fact(name.slice('company.'.length))
    case 'host.name':
    case 'host.processors':
    case 'host.messages':
    case 'host.transfer':
      return fact(name.slice('host.'.length))
    case 'host.logDays':
      return asMarkdown(daysOf(facts['logDays'], sources.locale))
    case 'company.address':
    case 'host.address':
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
