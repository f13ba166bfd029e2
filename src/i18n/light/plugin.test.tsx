/** @jest-environment jsdom */
/** The browser's light plugin has the same output as the real one, for every interface text in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useI18next as useReal } from 'gatsby-plugin-react-i18next'
import config from '../../../gatsby-config'
import { localeCodes } from '../../site/locales'
import { useI18next as useLight, wrapPageElement as wrapLight } from './plugin'

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }))

const values = { n: 3, total: 6, name: 'Müller & <b>', size: '1,2 MB', page: 2, year: 2026, minutes: 4 }

type Node = { language: string; ns: string; data: string }
type Wrap = (args: never, options: never) => ReactElement
type Hook = () => { t: (key: string, values: Readonly<Record<string, unknown>>) => string }

const { wrapPageElement: wrapReal } = jest.requireActual<{ wrapPageElement: Wrap }>(
  'gatsby-plugin-react-i18next/gatsby-browser',
)

const nodesOf = (language: string): Node[] =>
  readdirSync(join('locales', language)).map((file) => ({
    language,
    ns: file.replace('.json', ''),
    data: readFileSync(join('locales', language, file), 'utf8'),
  }))

const keysOf = (nodes: readonly Node[]) =>
  nodes.flatMap(({ ns, data }) => Object.keys(JSON.parse(data) as object).map((key) => `${ns}:${key}`))

const { options } = (config.plugins ?? []).find(
  (plugin) => typeof plugin === 'object' && plugin?.resolve === 'gatsby-plugin-react-i18next',
) as { options: object }

/** All texts of a page in a language, one per line. */
function shown(
  wrap: Wrap,
  useTexts: Hook,
  language: string,
  nodes: readonly Node[],
  keys: readonly string[],
) {
  const All = () => {
    const { t } = useTexts()
    return keys.map((key) => `${key} ${t(key, values)}\n`).join('')
  }
  const i18n = {
    routed: true,
    language,
    languages: localeCodes,
    defaultLanguage: 'en',
    originalPath: '/',
    path: '/',
  }
  const props = {
    data: { locales: { edges: nodes.map((node) => ({ node })) } },
    pageContext: { i18n },
    location: { pathname: '/', search: '', hash: '' },
  }
  const { container, unmount } = render(wrap({ element: <All />, props } as never, options as never))
  const text = container.textContent
  unmount()
  return text
}

test.each(localeCodes)('%s', (language) => {
  const nodes = nodesOf(language)
  const keys = [...keysOf(nodes), 'common:noSuchText']
  expect(keys.length).toBeGreaterThan(20)
  const real = shown(wrapReal, useReal as unknown as Hook, language, nodes, keys)
  expect(real).toContain('common:noSuchText noSuchText\n')
  expect(shown(wrapLight as Wrap, useLight, language, nodes, keys)).toBe(real)
})

test('R82: missing texts are logged, and those of another language are used', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const english = [{ language: 'en', ns: 'common', data: '{"menu":"Menu"}' }]
  expect(shown(wrapLight as Wrap, useLight, 'de', english, ['common:menu'])).toBe('common:menu Menu\n')
  expect(log).toHaveBeenCalledWith('Failed locale loading: no texts for “de”')
})
