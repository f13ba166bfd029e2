/** The attributes and events by which the early scripts and React's part of the page know each other. */

/** On buttons that choose a theme; its value is `light`, `dark` or `system`. */
export const themeChoiceAttribute = 'data-theme-choice'
/** Fired on the document to bring `aria-pressed` of newly rendered buttons up to date. */
export const themeSyncEvent = 'theme:sync'

/** On links of the language switch; the value is the locale code. */
export const localeChoiceAttribute = 'data-locale-choice'
/** Buttons whose click is kept until React is there, then repeated: they do nothing without scripts. */
export const replayedButtons = '[data-consent-settings],[data-replay]'
/** Set on `<html>` for a chosen theme, `light` or `dark`; the early scripts write `dataset['theme']`, which is shorter. */
export const themeAttribute = 'data-theme'
/** Set on `<html>` as soon as React has taken over. */
export const readyAttribute = 'data-ready'

/** An action only by some way: a page that is laid out under a pointer at rest hears of it, too. */
export const movingAction = 'pointermove'
/** Events that count as a visitor's first interaction. Not scrolling: the browser itself restores the scroll position. */
export const firstActions = ['pointerdown', movingAction, 'keydown', 'wheel', 'focusin']
/** Set on `<html>` at the first of them. */
export const actedAttribute = 'data-acted'

/** On the form whose texts are kept; a page has one at most. */
export const keptFormAttribute = 'data-kept'
/** Fired on the document when a form has been rendered: kept texts go into it, unless it already holds some. */
export const keptFormSyncEvent = 'kept-form:sync'
/** Fired on the document when the texts were sent or discarded: they are forgotten. */
export const keptFormDropEvent = 'kept-form:drop'

/** On the start file's element: what Gatsby calls the page's path. */
export const pagePathAttribute = 'data-page'

declare global {
  interface Window {
    /** The last button of `replayedButtons` that was clicked before React was there. */
    earlyClick?: HTMLElement
    /** Globals that Gatsby's runtime reads. */
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: string
  }
}
