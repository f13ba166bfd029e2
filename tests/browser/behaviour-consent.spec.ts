/** Consent is not requested for unused purposes, and where the settings are (A6). */
import { layers } from '../../src/site/constants'
import { frames } from '../lib/page-tools'
import { expect, resize, test } from '../lib/site-test'

test('A6 a cookie that nothing reads is not written, whatever is allowed', async ({
  page,
  context,
  open,
}) => {
  await open('/')
  await page.getByRole('button', { name: 'Accept all', exact: true }).click()
  const names = async () => (await context.cookies()).map(({ name }) => name)
  for (const width of [1400, 991, 300]) {
    await resize(page, width)
    await frames(page, 10)
    expect(await names()).not.toContain('viewport')
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('z-index', String(layers.modal))
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  expect(await names()).not.toContain('viewport')
})
