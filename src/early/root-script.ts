/** The language choice as inline script for `/`: it runs before paint, so nothing flashes. */
import { defaultLocale, localeCodes, locales } from '../site/locales'
import { localeCookieName } from '../site/constants'
import { languageScore } from './match'

/**
 * Returns the script for the home page of the default language: the same choice as `detectRedirect`, in
 * constant text (the content security policy holds its hash). Query and hash are kept. Somebody who comes
 * from a page of this site is not sent on: the link they followed says where they want to be.
 */
export function rootLocaleScript(): string {
  const names = JSON.stringify(locales.map(({ code, iso }) => [code, iso.toLowerCase(), iso.split('-')[0]]))
  const cookie = `/(?:^|; *)${localeCookieName}=(${localeCodes.join('|')})(?:;|$)/`
  return [
    '(function(l,d,n){try{',
    `if(l.pathname!='/'||!d.referrer.indexOf(l.origin+'/'))return;`,
    `var c=(d.cookie.match(${cookie})||[])[1],s=0;`,
    `if(!c){var t=n.languages||[n.language];t.forEach(function(g,i){g=g.toLowerCase();`,
    `${names}.forEach(function(o){`,
    `var v=(g==o[1]?1:g.split('-')[0]==o[2]?${languageScore}:-1)-i/t.length;`,
    `if(v>s){s=v;c=o[0]}})})}`,
    `if(c&&c!='${defaultLocale}')l.replace('/'+c+l.search+l.hash)`,
    '}catch(e){}})(location,document,navigator)',
  ].join('')
}
