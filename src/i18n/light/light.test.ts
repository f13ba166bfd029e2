/** The browser's light i18next has the same output as the real one, for every interface text in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import real from 'i18next'
import { localeCodes } from '../../site/locales'
import light from './i18next'

const values = { n: 3, total: 6, name: 'Müller & <b>', size: '1,2 MB', page: 2, year: 2026, minutes: 4 }

function resourcesOf(locale: string): Record<string, Record<string, string>> {
  const folder = join(process.cwd(), 'locales', locale)
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  ) as Record<string, Record<string, string>>
}

test.each(localeCodes)('%s', (lng) => {
  const resources = { [lng]: resourcesOf(lng) }
  const options = {
    lng,
    resources,
    fallbackLng: 'en',
    nsSeparator: ':',
    keySeparator: false as const,
    interpolation: { escapeValue: false },
  }
  const instances = [real.createInstance(), light.createInstance()] as const
  void instances[0].init({ ...options, initAsync: false })
  instances[1].init(options)
  const keys = Object.entries(resources[lng] ?? {}).flatMap(([ns, texts]) =>
    Object.keys(texts).map((key) => `${ns}:${key}`),
  )
  expect(keys.length).toBeGreaterThan(20)
  for (const key of [...keys, 'common:noSuchText']) {
    expect(`${key} ${instances[1].t(key, values)}`).toBe(`${key} ${instances[0].t(key, values)}`)
  }
})

test('R82: missing texts are logged, and those of another language are used', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const instance = light.createInstance()
  instance.init({ lng: 'de', resources: { en: { common: { menu: 'Menu' } } } })
  expect(instance.t('common:menu')).toBe('Menu')
  expect(log).toHaveBeenCalledWith('Failed locale loading: no texts for “de”')
})
