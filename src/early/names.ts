/** Attributes and events shared by the early scripts and React. */

/** On buttons that choose a theme; its value is `light`, `dark` or `system`. */
export const themeChoiceAttribute = 'data-theme-choice'
/** Fired on the document to bring `aria-pressed` of newly rendered buttons up to date. */
export const themeSyncEvent = 'theme:sync'

/** On links of the language switch; the value is the locale code. */
export const localeChoiceAttribute = 'data-locale-choice'
/** Buttons whose last click is kept until hydration, then replayed: they do nothing without scripts. */
export const replayedButtons = '[data-consent-settings],[data-replay]'
/**
 * Set on `<html>` for a chosen theme, `light` or `dark`; the early scripts write `dataset['theme']`, which is shorter.
 */
export const themeAttribute = 'data-theme'
/** Set on `<html>` as soon as React has hydrated the page. */
export const readyAttribute = 'data-ready'

/** Counts as an interaction only with movement: layout under a resting pointer fires it too. */
export const movingAction = 'pointermove'
/**
 * Events that count as a visitor's first interaction. Not scrolling: the browser itself restores the scroll position.
 */
export const firstActions = ['pointerdown', movingAction, 'keydown', 'wheel', 'focusin']
/** Set on `<html>` at the first of them. */
export const actedAttribute = 'data-acted'

/** On the form whose text is kept; at most one per page. */
export const keptFormAttribute = 'data-kept'
/** Fired on the document when a form has been rendered: it receives the kept text, unless it already has some. */
export const keptFormSyncEvent = 'kept-form:sync'
/** Fired on the document when the text has been sent or discarded, to delete the kept copy. */
export const keptFormDropEvent = 'kept-form:drop'

/** On the inline script of every page: the address of the start file. */
export const startFileAttribute = 'data-start'
/** On the inline script of every page: the page's path, as Gatsby names it. */
export const pagePathAttribute = 'data-page'

declare global {
  interface Window {
    /** The last button of `replayedButtons` that was clicked; replayed after hydration. */
    earlyClick?: HTMLElement
    /** The last button for colours that was clicked; replayed by the start file. */
    earlyTheme?: HTMLElement
    /** Globals that Gatsby's runtime reads. */
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: string
  }
}
