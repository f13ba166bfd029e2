/** What runs in the browser besides the pages; each part is in src/client. */
import './src/styles/index.css'
import './src/client/transition/page-transition.css'
import './src/components/reveal/reveal.css'
import './src/components/ripple/ripple.css'
import type { GatsbyBrowser } from 'gatsby'
import { keepErrorPage, refuseErrorPage } from './src/client/errors/error-answer'
import { LastResort } from './src/client/errors/last-resort'
import { hydrateInSlices } from './src/client/hydrate'
import { answerInLanguageOfPath, type Loader } from './src/client/not-found/not-found-language'
import { onClientEntry as startClient } from './src/client/start'

export { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/client/start'

declare global {
  interface Window {
    /** Gatsby's page loader. */
    ___loader: Loader
  }
}

/** Gatsby's wrapper around each page; renders no elements of its own, so the HTML needs no counterpart. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <LastResort path={props.location.pathname}>{element}</LastResort>
)

/** Gatsby's hook for hydrating the built HTML; in development there is none, and Gatsby renders the page. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'development' ? undefined : () => hydrateInSlices

/** Gatsby's hook before the first page is loaded. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV === 'development') {
    void import('./src/client/development/problem-overlay').then(({ showContentProblems }) =>
      showContentProblems(),
    )
  }
  refuseErrorPage(window.___loader)
  answerInLanguageOfPath(window.___loader)
  keepErrorPage(window.___loader, { page: window.pagePath, path: location.pathname })
  startClient()
}
