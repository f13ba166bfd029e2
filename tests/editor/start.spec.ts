/** The way in: small, quick, in the browser’s language, under a policy without `eval`. */
import { equal, ok } from 'node:assert/strict'
import { editorTest } from './lib/editor-test'
import { filesStorage, startEditor } from './lib/editor'

/** Brotli bytes up to the login screen, and milliseconds until it is seen. */
const budget = { bytes: 800_000, time: 2000 }

editorTest('start: the login screen is within its budget and its policy', async ({ page, bundle, later }) => {
  ok(bundle.bytes <= budget.bytes, `${bundle.bytes} bytes`)
  const editor = await startEditor(bundle, filesStorage())
  later(editor.close)
  // The first visit warms the browser's cache of compiled scripts, as on an editor's second day.
  await page.goto(editor.url)
  await page.getByRole('button', { name: 'Login' }).waitFor()
  const start = Date.now()
  const answer = await page.goto(editor.url)
  await page.getByRole('button', { name: 'Login' }).or(page.locator('header img')).first().waitFor()
  ok(Date.now() - start <= budget.time, `${Date.now() - start} ms`)
  ok(!answer?.headers()['content-security-policy']?.includes("'unsafe-eval'"))
  equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
})

editorTest(
  'start: the interface speaks the browser’s language, and the other on request',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    await page.goto(editor.url)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('heading', { name: 'Inhalte' }).first().waitFor()
    await page.getByRole('combobox', { name: 'Sprache der Oberfläche' }).selectOption('en')
    await page.getByRole('heading', { name: 'Collections' }).first().waitFor()
    equal(await page.getAttribute('html', 'lang'), 'en')
  },
  { locale: 'de-DE' },
)
