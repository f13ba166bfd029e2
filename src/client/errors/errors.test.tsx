/** @jest-environment jsdom */
/** Error texts, log lines and the error boundary (E1 to E7). */
import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { appError, guardStartUp } from './app-error'
import { ErrorBoundary, setMounted } from './error-boundary'
import { errorTitle, errorViewOf, statusOf, type PageError } from './error-page'
import { notFoundMessage } from './not-found'

test.each<[PageError, number, string]>([
  [{}, 500, 'server-error'],
  [{ statusCode: '404' }, 404, 'not-found'],
  [{ statusCode: 404 }, 404, 'not-found'],
  [{ statusCode: 403 }, 403, 'server-error'],
  [{ statusCode: 'abc' }, NaN, 'server-error'],
])('E1: %j has status %d and the view %s', (error, status, view) => {
  expect(statusOf(error)).toBe(status)
  expect(errorViewOf(statusOf(error))).toBe(view)
})

test.each<[PageError, string]>([
  [{ statusCode: 404 }, 'Page Not Found'],
  [{ statusCode: 500 }, 'Internal Server Error'],
  [{}, 'Internal Server Error'],
  [{ statusCode: 'abc' }, 'Internal Server Error'],
  [{ statusCode: 404, statusMessage: 'Gone fishing' }, 'Gone fishing'],
  [{ statusCode: 404, statusMessage: '' }, 'Page Not Found'],
  [{ statusCode: 503, statusMessage: null }, 'Internal Server Error'],
])('E2: %j says %s', (error, title) => {
  expect(errorTitle(error)).toBe(title)
})

test.each([
  ['/nope?x=1', 'Page not found: /nope?x=1'],
  ['/de/nichts#da', 'Page not found: /de/nichts#da'],
  ['/', 'Page not found: /'],
  ['/news/unknown-slug', 'Page Not Found: /news/unknown-slug'],
  ['/en/news/unknown-slug', 'Page Not Found: /en/news/unknown-slug'],
  ['/de/produkte/unbekannt', 'Page Not Found: /de/produkte/unbekannt'],
  ['/services/x/', 'Page Not Found: /services/x/'],
  ['/news/x/y', 'Page not found: /news/x/y'],
])('E3, E4: %s gives "%s"', (path, message) => {
  expect(notFoundMessage(path)).toBe(message)
})

const renderError = (error: PageError) => <h1>{errorTitle(error)}</h1>
const page = (path: string, child = <p>page {path}</p>) => (
  <ErrorBoundary path={path} renderError={renderError}>
    {child}
  </ErrorBoundary>
)
function Broken(): never {
  throw new Error('broken view')
}

describe('error handler', () => {
  const log = jest.fn()
  beforeEach(() => {
    log.mockReset()
    jest.spyOn(console, 'error').mockImplementation(log)
    appError.set(undefined)
  })

  test('R84: a failure of the first render is logged as a failure of mounting and shown', () => {
    render(page('/a', <Broken />))
    expect(screen.getByRole('heading').textContent).toBe('Internal Server Error')
    expect(log).toHaveBeenCalledWith('Error while mounting app:', expect.any(Error))
  })
  test('E7, R83: an error at start-up is logged with the prefix and shown', () => {
    setMounted()
    render(page('/a'))
    act(() =>
      guardStartUp(() => {
        throw new Error('no entry')
      }),
    )
    expect(log).toHaveBeenCalledWith('[nuxt] error caught during app initialization', expect.any(Error))
    expect(screen.getByRole('heading').textContent).toBe('Internal Server Error')
    act(() => appError.set(undefined))
    expect(screen.getByText('page /a')).not.toBeNull()
  })
  test('E6: a rendering error is gone on the next page', () => {
    const { rerender } = render(page('/a', <Broken />))
    expect(screen.getByRole('heading')).not.toBeNull()
    rerender(page('/b'))
    expect(screen.getByText('page /b')).not.toBeNull()
  })
  test('E5, R123: address and message are shown as text, never as markup', () => {
    const message = notFoundMessage('/<img src=x onerror=alert(1)>')
    const html = renderToStaticMarkup(renderError({ statusCode: 404, statusMessage: message }))
    expect(html).toBe('<h1>Page not found: /&lt;img src=x onerror=alert(1)&gt;</h1>')
  })
})
