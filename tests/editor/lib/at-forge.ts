/** The editor over the emulated forge, with somebody signed in. */
import type { Page } from 'playwright-core'
import type { AdminSettings } from '../../../src/admin/config/settings'
import { startForge } from '../forge/forge'
import { deskOf } from './desk'
import type { EditorTools } from './editor-test'
import { forgeStorage, startEditor } from './editor'
import { makeProject } from './project'

/** Signs in, and waits until the lists are there. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: /forgejo/i }).click()
  await page.locator('header img, [class*="ToolbarContainer"]').first().waitFor()
  await page.waitForTimeout(1800)
}

/** Starts forge and editor, and signs in. */
export async function atForge(
  { page, bundle, later }: EditorTools,
  publishMode: AdminSettings['publishMode'] = 'simple',
) {
  const project = makeProject()
  const forge = await startForge(project.root)
  later(forge.close)
  const editor = await startEditor(bundle, forgeStorage(project, forge.backend, publishMode))
  later(editor.close)
  await signIn(page, editor.url)
  return { forge, desk: deskOf(page, editor.url), editor }
}
