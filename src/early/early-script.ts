/** What must answer a click before React is there: the language switch, and buttons that need scripts. */
import { cookieLife, localeCookieName } from '../site/constants'

/** On links of the language switch; the value is the locale code. */
export const localeChoiceAttribute = 'data-locale-choice'
/** Buttons whose click is kept until React is there, then repeated: they do nothing without scripts. */
export const replayedButtons = '[data-consent-settings],[data-replay]'
/** The property of `window` that holds the last such button. */
export const earlyClickProperty = 'earlyClick'
/** Set on `<html>` as soon as React has taken over. */
export const readyAttribute = 'data-ready'

/**
 * Returns the part of the start script about clicks. A click on the language switch stores the
 * locale cookie (same text as `localeCookie`) and takes query and hash along; the browser, or later the
 * client's navigation, then follows the link. A click on a button that needs scripts is kept for later.
 */
export function earlyScript(): string {
  return [
    "(function(d,w){d.addEventListener('click',function(e){var c=e.target.closest;if(!c)return;",
    `var a=e.target.closest('a[${localeChoiceAttribute}]'),b=e.target.closest('${replayedButtons}');`,
    `if(a){try{d.cookie='${localeCookieName}='+a.getAttribute('${localeChoiceAttribute}')+';expires='`,
    `+new Date(Date.now()+${cookieLife}).toUTCString()+';path=/;SameSite=Lax'}catch(x){}`,
    'a.search=w.location.search;a.hash=w.location.hash}',
    `if(b&&!d.documentElement.hasAttribute('${readyAttribute}'))w.${earlyClickProperty}=b`,
    '},true)})(document,window)',
  ].join('')
}
