/**
 * The one inline script at the end of every page: starts Gatsby's scripts when the page has loaded and the browser is
 * idle, or at the first sign of the visitor. Until then links, menus and the form work natively.
 */

/** The visitor's first signs; each starts the scripts at once. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin']

/** The longest wait for an idle browser after the load event, in milliseconds. */
const idleTimeout = 2000

/**
 * The styles that only scripts and other pages need are in the browser by then, for print (src/gatsby/page-styles.ts);
 * now they apply.
 * Constant text, so that one hash in the script policy covers it on all pages; what differs stands in its attributes.
 * With the visitor's data saver on, only a sign of the visitor starts the scripts.
 */
export const loaderScript = `(function(w,d){var s=d.currentScript.dataset,g=${JSON.stringify(signs)},b;function r(){if(b)return;b=1;g.forEach(function(e){removeEventListener(e,r)});w.pagePath=s.page;w.___webpackCompilationHash=s.hash;d.querySelector("link[media]").media="all";s.scripts.split(" ").forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.head.appendChild(e)})}g.forEach(function(e){addEventListener(e,r,{passive:true})});function i(){var c=navigator.connection;if(c&&c.saveData)return;w.requestIdleCallback?requestIdleCallback(r,{timeout:${idleTimeout}}):setTimeout(r,200)}d.readyState=="complete"?i():addEventListener("load",i)})(window,document)`
