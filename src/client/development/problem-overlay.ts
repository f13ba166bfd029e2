/** During development: lists the content problems over the page, so that they are visible without the terminal. */

/** Where the development server answers with the current problems as JSON. */
export const problemsPath = '/__content-problems'

type Shown = { path: string; line: number; text: string }

const style =
  'position:fixed;inset-block-end:0;inset-inline:0;max-block-size:50vh;overflow:auto;z-index:2000;margin:0;padding:1rem 1.5rem;background:#111;color:#eee;border-block-start:4px solid #f30;font:14px/1.5 ui-monospace,monospace'

function overlay(problems: readonly Shown[]): HTMLElement {
  const box = document.createElement('details')
  box.open = true
  box.style.cssText = style
  const summary = box.appendChild(document.createElement('summary'))
  summary.textContent = `${problems.length} problems in the content; these files are left out until they are fixed`
  const list = box.appendChild(document.createElement('ul'))
  for (const { text } of problems) list.appendChild(document.createElement('li')).textContent = text
  return box
}

/**
 * Asks the development server for problems now, whenever the tab becomes visible again, and whenever its window gets the
 * focus: it may have been visible beside a code editor's.
 */
export function showContentProblems(): void {
  let shown: HTMLElement | undefined
  const refresh = async () => {
    const answer = await fetch(problemsPath)
    const problems = (await answer.json()) as Shown[]
    shown?.remove()
    shown = problems.length > 0 ? document.body.appendChild(overlay(problems)) : undefined
  }
  const quietly = () =>
    void refresh().catch((error: unknown) => console.warn('Content problems cannot be read:', error))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && quietly())
  window.addEventListener('focus', quietly)
  quietly()
}
