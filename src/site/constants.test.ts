/** The constants that the requirements define, and that the style sheets match. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as constants from './constants'

test('R92: interval, guard and prefetch', () => {
  const { buildCheckInterval, reloadGuardTime, metadataDelay, noPrefetchConnection, cookieLife } = constants
  expect([buildCheckInterval, reloadGuardTime, metadataDelay]).toEqual([3_600_000, 10_000, 1000])
  expect([noPrefetchConnection, cookieLife]).toEqual(['slow-2g', 365 * 24 * 3_600_000])
})

test('the lists and names', () => {
  expect(constants.retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  expect(constants.scriptProtocols).toEqual(['javascript:', 'data:', 'blob:', 'vbscript:'])
  expect([constants.viewportCookieName, constants.localeCookieName]).toEqual(['viewport', 'i18n_redirected'])
  expect([constants.revealThreshold, constants.rippleTime]).toEqual([0.5, 401])
})

test.each(Object.entries(constants.layers))('R100: the style sheets define layer %s as %i', (name, value) => {
  const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8')
  expect(tokens).toContain(`--layer-${name}: ${value};`)
})
