/** The site's own videos: no consent, captions, the browser's player (L20, L25, L60). */
import de from '../../locales/de/common.json'
import en from '../../locales/en/common.json'
import { axeProblems } from '../lib/axe'
import { record } from '../lib/recorder'
import { expect, test } from '../lib/site-test'

const languages = [
  {
    locale: 'en',
    words: en,
    landing: '/hannover-2027',
    about: '/news/taktgeber-4-plans-across-sites',
  },
  {
    locale: 'de',
    words: de,
    landing: '/de/hannover-2027',
    about: '/de/news/taktgeber-4-plant-ueber-standorte-hinweg',
  },
] as const

for (const { locale, words, landing, about } of languages) {
  for (const [place, path] of [
    ['section', landing],
    ['text', about],
  ] as const) {
    test(`L20, L25, L60 own video in a ${place}, ${locale}: plays without consent, with captions in the page’s language`, async ({
      page,
      context,
      site,
      open,
    }) => {
      const { foreign, requests } = await record(context)
      await open(path)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe(null)
      expect(requests.some((address) => address.endsWith('.webm'))).toBe(false)
      const video = page.locator('video')
      const start = page.getByRole('button', { name: words.playVideo.split(':')[0] })
      await start.focus()
      await page.keyboard.press('Enter')
      await expect(video).toBeFocused()
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
      const shown = await video.evaluate((element) =>
        [...(element as HTMLVideoElement).textTracks].map(({ kind, language, mode, cues }) => ({
          kind,
          language,
          mode,
          cues: cues?.length ?? 0,
        })),
      )
      expect(shown[0]).toEqual({ kind: 'captions', language: locale, mode: 'showing', cues: 7 })
      expect(shown.length).toBe(2)
      await expect
        .poll(() =>
          video.evaluate((element) => [
            (element as HTMLVideoElement).videoWidth,
            (element as HTMLVideoElement).videoHeight,
          ]),
        )
        .toEqual([1280, 800])
      await video.evaluate((element) => Object.assign(element, { currentTime: 20 }))
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 20.1)
      expect(foreign(site.url)).toEqual([])
      await expect(page.getByText(words.videoTranscript).first()).toBeVisible()
      expect(await axeProblems(page, path)).toEqual([])
    })
  }

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`L60 own video, ${locale}: without scripts the browser's player is there, and the file is sent in ranges`, async ({
      page,
      site,
      open,
    }) => {
      await open(landing)
      const video = page.locator('video')
      await expect(video).toBeVisible()
      await expect.poll(() => video.getAttribute('controls')).not.toBe(null)
      const src = (await page.locator('video source').getAttribute('src')) ?? ''
      const part = await page.request.get(site.url + src, { headers: { range: 'bytes=0-99' } })
      expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
        206,
        'video/webm',
        100,
      ])
      const captions = await page.request.get(
        site.url + ((await page.locator('track').first().getAttribute('src')) ?? ''),
      )
      expect(await captions.text()).toMatch(/^WEBVTT/)
      await page.locator('summary', { hasText: words.videoTranscript }).click()
      await expect(page.locator('figure details p').first()).toBeVisible()
    })
  })
}
