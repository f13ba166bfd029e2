/** Decap's messages disappear automatically: on a busy machine, one may be gone before a test looks for it. */
import type { Page } from '@playwright/test'

type Toast = { text: string; taken?: boolean }
type Scope = { toasts: Toast[] }

/** Runs in each document before its own scripts and records the text of every message shown. */
export function keepToasts(): void {
  const scope = window as unknown as Scope
  const known = new WeakSet<Element>()
  scope.toasts = []
  const look = (): void => {
    for (const alert of document.querySelectorAll<HTMLElement>('[class*="Toastify"] [role="alert"]')) {
      const text = alert.innerText.trim()
      if (known.has(alert) || !text) continue
      known.add(alert)
      scope.toasts.push({ text })
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/**
 * Waits for a message, or takes one shown since the page was loaded; each is returned once.
 * @returns its text
 */
export async function takeToast(page: Page, text: RegExp): Promise<string> {
  const taken = await page.waitForFunction(
    ([source, flags]) => {
      const wanted = new RegExp(source ?? '', flags)
      const found = (window as unknown as Scope).toasts.find(
        (toast) => !toast.taken && wanted.test(toast.text),
      )
      if (found) found.taken = true
      return found?.text
    },
    [text.source, text.flags],
  )
  return String(await taken.jsonValue())
}
