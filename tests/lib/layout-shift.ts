/** Measures cumulative layout shift (web.dev/articles/cls). */
import type { Page } from '@playwright/test'

type Scope = { shifts: { sum: number; observer: PerformanceObserver } }

/** Runs in each document before anything else and adds up layout shifts. */
function addUpShifts(): void {
  const scope = window as unknown as Scope
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) scope.shifts.sum += (entry as unknown as { value: number }).value
  }
  scope.shifts = { sum: 0, observer: new PerformanceObserver((list) => add(list.getEntries())) }
  scope.shifts.observer.observe({ type: 'layout-shift', buffered: true })
}

/**
 * Starts measuring; call it before the page navigates.
 * @returns a function that reads the sum once nothing moves any more
 */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(addUpShifts)
  return () =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
      // The observer reports these frames with the next one.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const { sum, observer } = (window as unknown as Scope).shifts
      return observer
        .takeRecords()
        .reduce((total, entry) => total + (entry as unknown as { value: number }).value, sum)
    })
}
