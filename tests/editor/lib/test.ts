/** Playwright’s test with an editor: `test.use({ storage, publishMode, keeps, locale })` selects which. */
import type { Page } from '@playwright/test'
import type { PublishMode } from '../../../src/admin/config/settings'
import { expect, test as base } from '../../lib/chromium-test'
import type { Forge } from '../forge/forge'
import { deskOf, type Desk } from './desk'
import { editorsOf, type Editor, type Editors, type StorageName } from './editors'
import { keepToasts } from './toasts'

type Options = {
  storage: StorageName
  publishMode: PublishMode
  /** The storage is left as earlier tests of its group have made it. */
  keeps: boolean
}

type Fixtures = { editor: Editor; desk: Desk; forge: Forge }

/** Runs in each document before its own scripts: the editor asks in its own dialogs, never in the browser's. */
function reportNative(): void {
  for (const name of ['alert', 'confirm', 'prompt'] as const)
    Object.assign(window, {
      [name]: (text: unknown) => console.error(`native ${name}: ${String(text)}`),
    })
}

/** Collects unexpected errors on a page. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => {
    // Decap leaves a rejected promise unhandled whenever a save is rejected.
    if (!['Object', 'undefined'].includes(error.message)) problems.push(`error in the page: ${error.message}`)
  })
  page.on('console', (message) => {
    if (/content security policy|^native /i.test(message.text())) problems.push(message.text())
  })
  return problems
}

export const test = base.extend<Options & Fixtures, { editors: Editors }>({
  storage: ['clone', { option: true }],
  publishMode: ['simple', { option: true }],
  keeps: [false, { option: true }],
  editors: [
    async ({}, provide, { parallelIndex }) => {
      const editors = editorsOf(parallelIndex)
      await provide(editors)
      await editors.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    await page.addInitScript(keepToasts)
    await page.addInitScript(reportNative)
    const problems = watch(page)
    await provide(page)
    expect(problems).toEqual([])
  },
  editor: async ({ editors, storage, publishMode, keeps }, provide) =>
    provide(await editors.ready(storage, publishMode, keeps)),
  desk: async ({ page, editor }, provide) => provide(deskOf(page, editor.url)),
  forge: async ({ editor }, provide) => {
    if (!editor.forge) throw new Error('This test has no forge: test.use({ storage: "forge" })')
    await provide(editor.forge)
  },
})

export { expect }
