/**
 * Starts Gatsby's scripts when the page has loaded and the browser is idle, or at the first sign of the visitor.
 * Until then links, menus and the form work natively.
 */

/** The visitor's first signs; each starts the scripts at once. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin']

/** The longest wait for an idle browser after the load event, in milliseconds. */
const idleTimeout = 2000

/** What Gatsby's HTML says about its scripts; the same on every page of a build. */
export type GatsbyScripts = {
  compilationHash: string
  /** Addresses, in the order in which they must run. */
  files: readonly string[]
}

/** The attribute of the script's element that holds what Gatsby calls the page's path. */
export const pagePathAttribute = 'data-page'

/**
 * Returns the part of the start script that loads the others. The styles that only scripts and other pages need are
 * in the browser by then, for print (src/gatsby/page-styles.ts); now they apply. With the visitor's data saver on,
 * only a sign of the visitor starts the scripts.
 */
export function loaderScript({ compilationHash, files }: GatsbyScripts): string {
  return `(function(w,d){var p=d.currentScript.getAttribute("${pagePathAttribute}"),g=${JSON.stringify(signs)},b;function r(){if(b)return;b=1;g.forEach(function(e){removeEventListener(e,r)});w.pagePath=p;w.___webpackCompilationHash=${JSON.stringify(compilationHash)};d.querySelector("link[media]").media="all";${JSON.stringify(files.join(' '))}.split(" ").forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.head.appendChild(e)})}g.forEach(function(e){addEventListener(e,r,{passive:true})});function i(){var c=navigator.connection;if(c&&c.saveData)return;w.requestIdleCallback?requestIdleCallback(r,{timeout:${idleTimeout}}):setTimeout(r,200)}d.readyState=="complete"?i():addEventListener("load",i)})(window,document)`
}
