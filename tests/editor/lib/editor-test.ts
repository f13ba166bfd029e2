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
  /** In milliseconds. */
  limit: number
}

/** No test may take longer unless it says so, in milliseconds. */
const usualLimit = 150_000

const tests: EditorTest[] = []

/** Registers a test. */
export function editorTest(
  name: string,
  run: EditorTest['run'],
  { locale = 'en-US', limit = usualLimit }: Partial<Pick<EditorTest, 'locale' | 'limit'>> = {},
): void {
  tests.push({ name, run, locale, limit })
}

export const registeredTests = (): readonly EditorTest[] => tests
