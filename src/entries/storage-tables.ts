/** The privacy page's tables of stored data, generated from the registry. */
import { day } from '../site/constants'
import { editorEntries, gatsbyEntries, type OtherEntry } from '../site/storage/others'
import { registry, type StorageEntry } from '../site/storage/registry'
import { asMarkdown } from '../content-model/markdown/placeholders'
import type { TextKey, Translate } from '../i18n/texts'
import { videoProviders } from '../site/video-providers'

/** The scope of a table: the entries of a purpose, or those of the editor. */
export type StorageGroup = 'necessary' | 'functional' | 'media' | 'editor'

/** Keyed by the name of their texts in `locales/{en,de}/storage.json`. */
type Entries = Readonly<Record<string, StorageEntry | OtherEntry>>

/** The entries of a group; external media's are the providers' own. */
export function entriesOfGroup(group: Exclude<StorageGroup, 'media'>): Entries {
  if (group === 'editor') return editorEntries
  const own = Object.entries<StorageEntry>(registry).filter(
    ([, { needs = 'necessary', unused }]) => needs === group && !unused,
  )
  return { ...Object.fromEntries(own), ...(group === 'necessary' ? gatsbyEntries : {}) }
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ')).join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

/** Returns a table in Markdown, in the language of `texts`. */
export function storageTable(group: StorageGroup, texts: Translate): string {
  const words = (key: string, values?: Parameters<Translate>[1]) =>
    asMarkdown(texts(`storage:${key}` as TextKey, values))
  const head = (keys: readonly string[]) => keys.map((key) => words(key))
  if (group === 'media') {
    const rows = Object.entries(videoProviders).map(([id, { name, company, origin }]) => [
      `${asMarkdown(name)} \`${new URL(origin).host}\``,
      words(id, { company }),
      words(`${id}Life`, { company }),
    ])
    return table(head(['provider', 'purpose', 'life']), rows)
  }
  const rows = Object.entries(entriesOfGroup(group)).map(([id, entry]) => [
    `\`${entry.name}\` ${words(entry.kind)}`,
    words(id),
    words(`${id}Life`, { days: 'life' in entry && entry.life ? Math.round(entry.life / day) : '' }),
  ])
  return table(head(['name', 'purpose', 'life']), rows)
}
