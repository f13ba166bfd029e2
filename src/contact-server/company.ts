/** The company's contact details, shown when a message cannot be accepted. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { asGroup, type Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'

export type Company = { name: string; phone: string; email: string }

/**
 * The entry that editors maintain; on Netlify it is bundled with the function (`included_files`, see docs/contact.md).
 */
const siteFile = join('content', 'site', 'site.yml')

type Read = { file: string; changed: number; site: Values }
let lastRead: Read | undefined

/** The current entry; parsed only when the file changes. */
async function readSite(file: string): Promise<Read> {
  const { mtimeMs: changed } = await stat(file)
  if (lastRead?.file === file && lastRead.changed === changed) return lastRead
  lastRead = { file, changed, site: asGroup(parse(await readFile(file, 'utf8'))) }
  return lastRead
}

/**
 * Returns name, telephone and address in a language, or undefined if the file is missing: the response then links to
 * the contact page.
 */
export async function readCompany(locale: LocaleCode, root = process.cwd()): Promise<Company | undefined> {
  try {
    const { site } = await readSite(join(root, siteFile))
    const { name } = asGroup(site[locale])
    const { phone, email } = asGroup(asGroup(site[locale])['company'])
    const isComplete = typeof name === 'string' && typeof phone === 'string' && typeof email === 'string'
    return isComplete ? { name, phone, email } : undefined
  } catch {
    return undefined
  }
}
