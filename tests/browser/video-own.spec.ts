/** The site's own videos: no consent, captions, the browser's player (semantics, L20, L25 and L60). */
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import de from '../../locales/de/common.json'
import en from '../../locales/en/common.json'
import { axeProblems } from '../lib/axe'
import { test } from '../lib/browser-test'
import { record } from '../lib/recorder'

const languages = [
  {
    locale: 'en',
    words: en,
    product: '/products/taktgeber',
    about: '/news/taktgeber-4-plans-across-sites',
  },
  {
    locale: 'de',
    words: de,
    product: '/de/produkte/taktgeber',
    about: '/de/news/taktgeber-4-plant-ueber-standorte-hinweg',
  },
] as const

for (const { locale, words, product, about } of languages) {
  for (const [place, path] of [
    ['section', product],
    ['text', about],
  ] as const) {
    test(
      `L20, L25, L60 own video in a ${place}, ${locale}: plays without consent, with captions in the language of the page`,
      {},
      async ({ page, context, site, open }) => {
        const { foreign, requests } = await record(context)
        await open(path)
        equal(await page.evaluate(() => localStorage.getItem('consent')), null)
        ok(!requests.some((address) => address.endsWith('.webm')))
        const video = page.locator('video')
        await video.scrollIntoViewIfNeeded()
        await video.focus()
        await page.keyboard.press('Space')
        await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
        const shown = await video.evaluate((element) =>
          [...(element as HTMLVideoElement).textTracks].map(({ kind, language, mode, cues }) => ({
            kind,
            language,
            mode,
            cues: cues?.length ?? 0,
          })),
        )
        deepEqual(shown[0], { kind: 'captions', language: locale, mode: 'showing', cues: 7 })
        equal(shown.length, 2)
        deepEqual(
          await video.evaluate((element) => [
            (element as HTMLVideoElement).videoWidth,
            (element as HTMLVideoElement).videoHeight,
          ]),
          [1280, 800],
        )
        await video.evaluate((element) => Object.assign(element, { currentTime: 20 }))
        await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 20.1)
        deepEqual(foreign(site.url), [])
        ok(await page.getByText(words.videoTranscript).first().isVisible())
        deepEqual(await axeProblems(page, path), [])
      },
    )
  }

  test(
    `L60 own video, ${locale}: without scripts the browser's player is there, and the file comes in parts`,
    { browser: { javaScriptEnabled: false } },
    async ({ page, site, open }) => {
      await open(product)
      const video = page.locator('video')
      ok(await video.isVisible())
      notEqual(await video.getAttribute('controls'), null)
      const src = (await page.locator('video source').getAttribute('src')) ?? ''
      const part = await page.request.get(site.url + src, { headers: { range: 'bytes=0-99' } })
      deepEqual(
        [part.status(), part.headers()['content-type'], (await part.body()).length],
        [206, 'video/webm', 100],
      )
      const captions = await page.request.get(
        site.url + ((await page.locator('track').first().getAttribute('src')) ?? ''),
      )
      match(await captions.text(), /^WEBVTT/)
      await page.locator('summary', { hasText: words.videoTranscript }).click()
      ok(await page.locator('figure details p').first().isVisible())
    },
  )
}
