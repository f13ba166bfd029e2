/**
 * `npm run translations [-- --json]`: lists missing, incomplete or outdated translations; exit code 1 if there are any.
 */
import { printable } from '../src/lib/printable'
import { localeOf } from '../src/site/locales'
import { openWork, translationStatus } from '../src/translations-status/status'
import type { EntryState, LanguageState } from '../src/translations-status/types'
import { readFlags } from './lib/flags.mjs'
import { runMain } from './lib/run-main'

function lineOf(entry: EntryState, { locale, state, empty, changed }: LanguageState): string {
  const reason = {
    missing: 'is missing',
    incomplete: `lacks ${empty.join(', ')}`,
    older: `was last changed on ${changed?.slice(0, 10) ?? ''}, before another language`,
    complete: 'is complete',
  }[state]
  return printable(
    `content/${entry.collection}/${entry.id} · “${entry.title}”: ${localeOf(locale).name} ${reason}. Edit: ${entry.editor}`,
  )
}

async function main(): Promise<void> {
  const { json } = readFlags('json')
  const status = await translationStatus(process.cwd())
  const open = openWork(status)
  if (json) console.log(JSON.stringify(status, null, 2))
  else {
    for (const { entry, language } of open) console.log(lineOf(entry, language))
    if (status.history !== 'full')
      console.log('\nThe history of the files is not complete here, so age may be unknown.')
    console.log(
      `\n${status.entries.length} entries; ${open.length === 0 ? 'all translations are up to date' : `${open.length === 1 ? '1 translation needs' : `${open.length} translations need`} work`}.`,
    )
  }
  process.exitCode = open.length === 0 ? 0 : 1
}

runMain(main, 2)
