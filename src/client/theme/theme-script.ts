/** The colour theme as inline script: set before the first paint, switched without waiting for React. */

/** Where the choice is kept; nothing is stored as long as the system's setting applies. */
export const themeStorageKey = 'theme'
/** The attribute of buttons that choose a theme; its value is `light`, `dark` or `system`. */
export const themeChoiceAttribute = 'data-theme-choice'
/** Fired on the document to bring `aria-pressed` of newly rendered buttons up to date. */
export const themeSyncEvent = 'theme:sync'

/**
 * Returns the script for the head of every page, in constant text. It sets `data-theme` on `<html>` (absent
 * for the system's setting), the content of `<meta name="color-scheme">` and `aria-pressed` of the buttons,
 * and follows clicks on them and choices in other tabs. Without storage the choice holds for the page.
 */
export function themeScript(): string {
  return [
    '(function(d,w){var h=d.documentElement,t;',
    `function r(){try{t=w.localStorage.getItem('${themeStorageKey}')}catch(e){}a()}`,
    `function a(){if(t=='light'||t=='dark')h.dataset.theme=t;else{t='system';delete h.dataset.theme}`,
    `var m=d.querySelector('meta[name=color-scheme]');if(m)m.content=t=='system'?'light dark':t;`,
    `d.querySelectorAll('[${themeChoiceAttribute}]').forEach(function(b){`,
    `b.setAttribute('aria-pressed',b.getAttribute('${themeChoiceAttribute}')==t)})}`,
    `d.addEventListener('click',function(e){`,
    `var b=e.target.closest&&e.target.closest('[${themeChoiceAttribute}]');if(!b)return;`,
    `t=b.getAttribute('${themeChoiceAttribute}');try{`,
    `if(t=='system')w.localStorage.removeItem('${themeStorageKey}');`,
    `else w.localStorage.setItem('${themeStorageKey}',t)}catch(e){}a()});`,
    `w.addEventListener('storage',function(e){if(e.key=='${themeStorageKey}')r()});`,
    `d.addEventListener('DOMContentLoaded',a);d.addEventListener('${themeSyncEvent}',a);r()`,
    '})(document,window)',
  ].join('')
}
