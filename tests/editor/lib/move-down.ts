/** Moves sections by keyboard. */
import type { Page } from '@playwright/test'
import { expect } from './test'

/** Moves the section whose handle has the focus down by one; waits for each announcement before the next key. */
export async function moveDown(page: Page, place: number, count: number): Promise<void> {
  const said = (number: number) => page.getByText(new RegExp(`(Place|Stelle) ${number} (of|von) ${count}`))
  await page.keyboard.press('Space')
  await expect(said(place)).toBeAttached()
  // The list only listens to arrow keys one task after pick-up.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(said(place + 1)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^(Put down at place|Abgelegt an Stelle)/)).toBeAttached()
}
