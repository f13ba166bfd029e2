/** What somebody has typed into a form stays with them in this tab, whatever page they look at before they send it. */
import { localeCodes } from '../site/locales'
import { pathOf } from '../site/paths'
import { registry } from '../site/storage/registry'

/** On the form whose texts are kept; a page has one at most. */
export const keptFormAttribute = 'data-kept'
/** Fired on the document when a form has been rendered: kept texts go into it, unless somebody has typed already. */
export const keptFormSyncEvent = 'kept-form:sync'
/** Fired on the document when the texts were sent or discarded: they are forgotten. */
export const keptFormDropEvent = 'kept-form:drop'

/** Fields that people fill in; the trap for machines is none of them, it cannot be reached by Tab. */
const typed = /^(text|email|tel|textarea|checkbox)$/

/** The pages that say that a message has arrived: the plain form leads there. */
const arrived = localeCodes.map((locale) => pathOf('contact-sent', locale))

/**
 * Returns the part of the start script that keeps them: in memory while pages change, in the tab's storage when the
 * document is left or hidden. Fields are told apart by name alone, so the form of another language takes them over.
 * It runs before React and beside it, and so it is the only place that does this.
 */
export function keptFormScript(): string {
  return [
    '(function(d,w){var m,s;',
    `try{s=w.sessionStorage;m=JSON.parse(s.getItem('${registry.formState.name}'))}catch(x){}`,
    `function q(){return d.querySelector('form[${keptFormAttribute}]')}`,
    `function e(f,c){[].forEach.call(f.elements,function(i){if(i.name&&${String(typed)}.test(i.type)&&i.tabIndex>=0)c(i,i.type=='checkbox'?'checked':'value')})}`,
    'function r(f){m=null;e(f,function(i,p){if(i[p]){m=m||{};m[i.name]=i[p]}});return m}',
    'function y(){var f=q(),k=m;if(f&&!r(f)&&k){e(f,function(i,p){if(typeof k[i.name]==typeof i[p])i[p]=k[i.name]});r(f)}}',
    `function k(){var f=q();if(f)r(f);try{m?s.setItem('${registry.formState.name}',JSON.stringify(m))`,
    `:s.removeItem('${registry.formState.name}')}catch(x){}}`,
    `function o(){m=null;try{s.removeItem('${registry.formState.name}')}catch(x){}}`,
    "d.addEventListener('input',function(v){var f=v.target.form;if(f&&f==q())r(f)},true);",
    "w.addEventListener('pagehide',k);",
    "d.addEventListener('visibilitychange',function(){if(d.visibilityState=='hidden')k()});",
    `d.addEventListener('DOMContentLoaded',y);d.addEventListener('${keptFormSyncEvent}',y);`,
    `d.addEventListener('${keptFormDropEvent}',o);`,
    `${JSON.stringify(arrived)}.some(function(p){return w.location.pathname.slice(-p.length)==p})?o():y()`,
    '})(document,window)',
  ].join('')
}
