/** Videos: entries, lines in texts, and the files themselves. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captionFaults } from '../videos/caption-faults'
import { videoFileFaults, videoLimits } from '../videos/check-video'
import { videoFacts } from '../videos/video-facts'
import { article, check, inAll, rulesOf } from './good-site'

const address = 'address: https://www.youtube.com/watch?v=M7lc1UVf-VE\n'
const youtube = `${address}transcript: Words.\n`
const entry = (lines: string) => inAll('videos/monday', `---\ntitle: Monday\n${lines}---\n`)
const rules = (lines: string) => [...new Set(rulesOf(check(entry(lines))))]

test('an external video also needs a text', () => {
  expect(rules(address)).toEqual(['video-without-text'])
  expect(rules(youtube)).toEqual([])
})

test.each([
  ['address: https://www.dailymotion.com/video/x8abc\n', 'unknown-video-provider'],
  ['address: https://www.youtube.com/watch?v=short\n', 'no-video-in-address'],
  ['', 'video-without-source'],
  [`${youtube}file: /videos/monday.webm\n`, 'video-with-two-sources'],
  ['file: /videos/monday.webm\n', 'missing-captions'],
  ['file: /videos/monday.webm\n', 'missing-transcript'],
  ['file: /videos/monday.webm\n', 'missing-file'],
  ['file: /downloads/plan.webm\n', 'foreign-file'],
  ['file: /videos/monday.avi\n', 'wrong-file-type'],
])('an entry with %j has the fault %s', (lines, rule) => {
  expect(rules(lines)).toContain(rule)
})

test('a video without a title is reported like any other field', () => {
  expect(rulesOf(check(inAll('videos/monday', `---\n${youtube}---\n`)))).toContain('missing')
})

const withText = (body: string) => check({ ...entry(youtube), ...inAll('news/a', article(body)) })

test('good twin: a line in a text shows a video', () => {
  expect(rulesOf(withText('Words.\n\n::video[monday]\n\nMore words.\n'))).toEqual([])
})

test.each([
  ['Words.\n\n::video[tuesday]\n', 'missing-video'],
  ['Words.\n\n::video(monday)\n', 'video-line-form'],
  ['Words.\n\n::youtube[M7lc1UVf-VE]\n', 'video-line-form'],
  ['Words.\n\n::video[]\n', 'video-line-form'],
  ['- Words.\n\n  ::video[monday]\n', 'video-line-inside'],
  ['> ::video[monday]\n', 'video-line-inside'],
])('the text %j has the fault %s', (body, rule) => {
  const problems = withText(body)
  expect([...new Set(rulesOf(problems))]).toEqual([rule])
})

test('for a wrong name, the right one is suggested, with its line', () => {
  const [problem] = withText('Words.\n\n::video[mondy]\n')
  expect(problem?.remedy.en).toBe('write ::video[monday]')
  expect(problem?.remedy.de).toBe('schreiben Sie ::video[monday]')
  expect(problem?.line).toBe(10)
})

const vtt = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return captionFaults({ path: 'static/videos/a.vtt', size: bytes.length, bytes }).map(({ rule }) => rule)
}

test.each<[string, string, string[]]>([
  [
    'good twin',
    'WEBVTT\n\n00:01.000 --> 00:02.500 line:8%\nWords\n\n00:00:02.500 --> 00:00:04.000\nMore\n',
    [],
  ],
  ['no first line', '00:01.000 --> 00:02.500\nWords\n', ['not-webvtt']],
  ['the form of SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,500\nWords\n', ['caption-time']],
  ['an end before its beginning', 'WEBVTT\n\n00:03.000 --> 00:02.500\nWords\n', ['caption-time']],
  [
    'two in the wrong order',
    'WEBVTT\n\n00:03.000 --> 00:04.000\nB\n\n00:01.000 --> 00:02.000\nA\n',
    ['caption-time'],
  ],
  ['no captions', 'WEBVTT\n', ['captions-empty']],
])('captions: %s', (_, text, expected) => {
  expect(vtt(text)).toEqual(expected)
})

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const faults = async (name: string, size = 10) => {
    const absolute = join(folder, name)
    writeFileSync(absolute, 'no video at all')
    const found = await videoFileFaults({ path: `static/videos/${name}`, size }, absolute)
    return found.map(({ rule }) => rule)
  }

  test('files that are not videos, too large, or of another type', async () => {
    expect(await faults('a.webm')).toEqual(['unplayable-video'])
    expect(await faults('a.mp4', videoLimits.bytes + 1)).toEqual(['video-too-large'])
    expect(await faults('a.mov')).toEqual(['not-a-video'])
    expect(await faults('A B.webm')).toContain('file-name')
  })

  test('reads the dimensions and duration of the site’s own video', async () => {
    const facts = await videoFacts('static/videos/taktgeber-replan.en.webm')
    expect(facts).toEqual({ width: 1280, height: 800, duration: expect.closeTo(24, 1) as number })
  })
})
