/** Encodes pictures as a film, with the browser's encoder. */
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type * as Mediabunny from 'mediabunny'

export type Film = {
  width: number
  height: number
  /** Frames per second. */
  rate: number
  /** Bits per second, on average. */
  bitrate: number
}

type Encoder = {
  add: (picture: string, at: number, length: number) => Promise<void>
  end: () => Promise<string>
}
type EncoderWindow = Window & { Mediabunny: typeof Mediabunny; encoder: Encoder }

/** Runs in the page: a canvas that becomes a WebM file. */
function openEncoder({ width, height, rate, bitrate }: Film): Promise<void> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = (window as unknown as EncoderWindow)
    .Mediabunny
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    keyFrameInterval: 12,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: rate })
  const encoder: Encoder = {
    async add(picture, at, length) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      context?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
      await source.add(at, length)
    },
    async end() {
      await output.finalize()
      const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
      let text = ''
      for (let place = 0; place < bytes.length; place += 32_768)
        text += String.fromCharCode(...bytes.subarray(place, place + 32_768))
      return btoa(text)
    },
  }
  Object.assign(window, { encoder })
  return output.start()
}

/**
 * Encoders are available in secure contexts only, so the page has a localhost address; every request to it is stubbed.
 */
async function encoderPage(browser: Browser, root: string): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://localhost/')
  await page.addScriptTag({ path: join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.cjs') })
  return page
}

/**
 * Returns the WebM file (VP9). `pictureAt` returns the PNG at a time in seconds; it is called `rate` times per second.
 */
export async function encodeFilm(
  browser: Browser,
  root: string,
  film: Film,
  seconds: number,
  pictureAt: (second: number) => Promise<Buffer>,
): Promise<Buffer> {
  const page = await encoderPage(browser, root)
  try {
    await page.evaluate(openEncoder, film)
    for (let frame = 0; frame < seconds * film.rate; frame++) {
      const picture = (await pictureAt(frame / film.rate)).toString('base64')
      await page.evaluate(
        ([data, at, length]) => (window as unknown as EncoderWindow).encoder.add(data, at, length),
        [picture, frame / film.rate, 1 / film.rate] as const,
      )
    }
    return Buffer.from(
      await page.evaluate(() => (window as unknown as EncoderWindow).encoder.end()),
      'base64',
    )
  } finally {
    await page.close()
  }
}
