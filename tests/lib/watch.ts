/** Hidden failures on the pages of a test: console errors, failed requests, requests to other hosts. */
import type { BrowserContext } from '@playwright/test'

/** Why requests fail that a page itself gave up: a navigation ends what the page before it was still fetching. */
const givenUp = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

/** Collects it over all pages of a context. @returns one line per problem, in the order in which they happened */
export function watch(context: BrowserContext, origin: string): readonly string[] {
  const problems: string[] = []
  const note = (problem: string): void => void problems.push(problem)
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  context.on('weberror', (webError) => note(`error in the page: ${webError.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) note(`request to another host: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!givenUp.includes(reason)) note(`request failed (${reason}): ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
  })
  return problems
}
