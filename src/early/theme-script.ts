/** The colour theme before and beside React: set before the first paint, switched without waiting for anything. */
import { registry } from '../site/storage/registry'

const { theme, consent } = registry

/** The attribute of buttons that choose a theme; its value is `light`, `dark` or `system`. */
export const themeChoiceAttribute = 'data-theme-choice'
/** Fired on the document to bring `aria-pressed` of newly rendered buttons up to date. */
export const themeSyncEvent = 'theme:sync'

/**
 * Returns the inline script of every page's head, in constant text: it sets `data-theme` on `<html>` to a stored
 * choice, so that the first paint is the right one.
 */
export function themeScript(): string {
  return [
    `(function(d,w){try{var t=w.localStorage.getItem('${theme.name}');`,
    `if(t=='light'||t=='dark')d.documentElement.dataset.theme=t}catch(e){}})(document,window)`,
  ].join('')
}

/**
 * Returns the part of the start script about the theme. It keeps `data-theme` on `<html>` (absent for the system's
 * setting), `<meta name="color-scheme">`, the two `<meta name="theme-color">` (light, then dark) and `aria-pressed`
 * of the buttons together, and follows clicks on them and choices in other tabs. The choice is stored only while
 * the consent record allows functional storage (`keep-theme.ts` does so when it is allowed later); else it holds
 * until the page is left.
 */
export function themeSwitchScript(): string {
  return [
    '(function(d,w){var h=d.documentElement,t,c=[];',
    `function r(){try{t=w.localStorage.getItem('${theme.name}')}catch(e){}a()}`,
    `function a(){if(t=='light'||t=='dark')h.dataset.theme=t;else{t='system';delete h.dataset.theme}`,
    `var m=d.querySelector('meta[name=color-scheme]');if(m)m.content=t=='system'?'light dark':t;`,
    `d.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){c[i]=c[i]||m.content});`,
    `d.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){m.content=c[t=='light'?0:t=='dark'?1:i]});`,
    `d.querySelectorAll('[${themeChoiceAttribute}]').forEach(function(b){`,
    `b.setAttribute('aria-pressed',b.getAttribute('${themeChoiceAttribute}')==t)})}`,
    `d.addEventListener('click',function(e){`,
    `var b=e.target.closest&&e.target.closest('[${themeChoiceAttribute}]');if(!b)return;`,
    `t=b.getAttribute('${themeChoiceAttribute}');try{var l=w.localStorage;`,
    `if(t=='system')l.removeItem('${theme.name}');`,
    `else if(/"functional":true/.test(l.getItem('${consent.name}')))l.setItem('${theme.name}',t)`,
    `}catch(e){}a()});`,
    `w.addEventListener('storage',function(e){if(e.key=='${theme.name}')r()});`,
    `d.addEventListener('DOMContentLoaded',a);d.addEventListener('${themeSyncEvent}',a);r()`,
    '})(document,window)',
  ].join('')
}
