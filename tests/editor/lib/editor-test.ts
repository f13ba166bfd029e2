/** The small runner’s list of editor tests. */
import type { BrowserContext, Page } from 'playwright-core'
import type { Bundle } from './bundle'

export type EditorTools = {
  page: Page
  context: BrowserContext
  bundle: Bundle
  /** Closed after the test, whatever happens. */
  later: (close: () => void | Promise<void>) => void
}

export type EditorTest = {
  name: string
  run: (tools: EditorTools) => Promise<void>
  /** The browser's language; English by default. */
  locale: string
}

const tests: EditorTest[] = []

/** Registers a test. */
export function editorTest(name: string, run: EditorTest['run'], locale = 'en-US'): void {
  tests.push({ name, run, locale })
}

export const registeredTests = (): readonly EditorTest[] => tests
