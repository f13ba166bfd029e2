/** Hidden failures on the pages of a test: console errors, failed requests, requests to other hosts. */
import type { BrowserContext } from '@playwright/test'

/** Failure reasons of aborted requests: a navigation aborts what the previous page was still fetching. */
const givenUp = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

/** Collects failures on all pages of a context. @returns one line per problem, in chronological order */
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
