/**
 * Keeps text typed into a form in this tab until it is sent, across pages: in memory on page changes, in the tab's
 * storage when the document is left or hidden. Fields are identified only by name, so the form of another language
 * takes over their values. Runs before and alongside React, so it is the only place that does this.
 */

/** The fields' values by name: text, or the state of a checkbox. */
type Kept = Record<string, unknown>

/** Fields that people fill in; the honeypot is excluded, since it cannot be reached by Tab. */
const typed = /^(text|email|tel|check)/

let kept: Kept | null = null
try {
  // For a missing entry, `null` parses to null again.
  kept = JSON.parse(sessionStorage.getItem(earlyFacts.formStateName) as string) as Kept | null
} catch {
  // Blocked storage, or an entry that is not JSON: nothing is kept yet.
}

const formOfPage = () => document.querySelector<HTMLFormElement>(`form[${earlyFacts.keptFormAttribute}]`)

function eachField(visit: (field: Kept, key: 'checked' | 'value', name: string) => void) {
  for (const field of (formOfPage()?.elements || []) as Iterable<unknown> as Iterable<HTMLInputElement>)
    if (typed.test(field.type) && field.tabIndex >= 0)
      visit(field as unknown as Kept, field.type === 'checkbox' ? 'checked' : 'value', field.name)
}

function read(): void {
  if (formOfPage()) kept = null
  eachField((field, key, name) => {
    if (field[key]) (kept ||= {})[name] = field[key]
  })
}

/** Fills empty fields only: a browser that goes back restores some of them itself, though not all. */
function fillIn(): void {
  const known = kept || {}
  eachField((field, key, name) => (field[key] ||= known[name] || ''))
  read()
}

function save(): void {
  try {
    if (kept) sessionStorage.setItem(earlyFacts.formStateName, JSON.stringify(kept))
    else sessionStorage.removeItem(earlyFacts.formStateName)
  } catch {
    // Blocked or full storage: the text stays in memory until the document is left.
  }
}

function store(): void {
  read()
  save()
}

function drop(): void {
  kept = null
  save()
}

addEventListener(
  'input',
  () => {
    read()
    // The next document may start before this one receives its hide event; only pages with text need the earlier one.
    if (kept) onbeforeunload = store
  },
  true,
)
addEventListener('pagehide', store)
document.addEventListener('visibilitychange', store)
document.addEventListener(earlyFacts.keptFormSyncEvent, fillIn)
document.addEventListener(earlyFacts.keptFormDropEvent, drop)
if (earlyFacts.sentPaths.some((path) => location.pathname.endsWith(path))) drop()
else fillIn()
export {}
