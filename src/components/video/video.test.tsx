/**
 * Videos in pages: the second click, consent, captions (docs/spec/law.md#videos).
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { allChoices, consent } from '../../client/consent/store'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import type { RichText, Video as VideoData } from '../../page/types'
import { parseVideoAddress, playerAddress, videoProviders, watchAddress } from '../../site/video-providers'
import de from '../../../locales/de/common.json'
import en from '../../../locales/en/common.json'
import { Prose } from '../prose/prose'
import { Video } from './video'

function providerVideo(address: string): VideoData {
  const parsed = parseVideoAddress(address)
  if (typeof parsed === 'string') throw new Error(parsed)
  const { name, company } = videoProviders[parsed.provider]
  const [player, watch] = [playerAddress(parsed, 'en'), watchAddress(parsed)]
  const source = { kind: 'provider', provider: name, company, player, watch } as const
  return { id: 'monday', title: 'A Monday', transcript: [], poster: { seed: 'monday' }, source }
}

const track = (language: string, label: string) => ({ language, label, src: `/videos/a.${language}.vtt` })
const own: VideoData = {
  ...providerVideo('https://vimeo.com/76979871'),
  transcript: ['A machine stops.', 'The plan changes.'],
  source: {
    kind: 'file',
    src: '/videos/a.webm',
    type: 'video/webm',
    width: 1280,
    height: 800,
    duration: 24,
    tracks: [track('de', 'Deutsch'), track('en', 'English')],
  },
}

const inSection = (video: VideoData) => <Video video={video} sizes="100vw" />
const inText = (video: VideoData) => {
  const html = '<p>Before</p>\n<!--video:monday-->\n<h2 id="after">After</h2>'
  const text: RichText = { html, headings: [], videos: [video] }
  return <Prose text={text} />
}

function page(content: ReactNode, language: 'en' | 'de' = 'en') {
  const texts = {
    t: makeTranslate({ common: { en, de }[language] }),
    iso: language === 'de' ? 'de-DE' : 'en-US',
  } as const
  return <TextsContext.Provider value={texts}>{content}</TextsContext.Provider>
}

const frame = () => document.querySelector('iframe')
const load = () => screen.getByRole('button', { name: en.loadVideo })

beforeEach(() => act(() => consent.choose(allChoices(false))))

const addresses = ['https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://vimeo.com/76979871']
const everywhere = addresses.flatMap((address) => [
  { address, place: 'section', show: inSection },
  { address, place: 'text', show: inText },
])

describe.each(everywhere)('$address in a $place', ({ address, show }) => {
  const video = providerVideo(address)
  const source = video.source as Extract<VideoData['source'], { kind: 'provider' }>

  test('L20, L21, L26: the HTML holds text and links, and nothing from the provider', () => {
    const html = renderToString(page(show(video), 'de'))
    expect(html).not.toMatch(/<iframe|<script|<link|<img|player\.vimeo|nocookie|ytimg|vimeocdn/)
    for (const part of [source.provider, source.company, 'IP-Adresse', 'USA', 'href="/de/datenschutz"'])
      expect(html).toContain(part)
    expect(html).toContain(`href="${source.watch}"`)
  })

  test('L22: a tick set before hydration counts once the page is hydrated', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(show(video)))
    screen.getByRole('checkbox').click()
    const { unmount } = render(page(show(video)), { container, hydrate: true })
    fireEvent.click(load())
    expect(consent.allows('media')).toBe(true)
    unmount()
    container.remove()
  })

  test('L22, L25: just once: focus and title, nothing remembered; removing restores the focus', () => {
    render(page(show(video)))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    fireEvent.click(load())
    expect(frame()?.src).toBe(source.player)
    expect(frame()?.title).toContain('A Monday')
    expect(document.activeElement).toBe(frame())
    expect(consent.allows('media')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: en.videoRemove }))
    expect(frame()).toBeNull()
    expect(document.activeElement).toBe(load())
  })

  test('L22, L24: always: kept in the one store, and removed on withdrawal', () => {
    render(page(show(video)))
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(load())
    expect(consent.record()?.choices).toMatchObject({ functional: false, media: true })
    expect(
      screen.getByRole('button', { name: en.cookieSettings }).hasAttribute('data-consent-settings'),
    ).toBe(true)
    act(() => consent.choose(allChoices(false)))
    expect(frame()).toBeNull()
  })

  test('L24: a refusal also removes what was loaded just once', () => {
    render(page(show(video)))
    fireEvent.click(load())
    act(() => consent.choose(allChoices(false)))
    expect(frame()).toBeNull()
  })
})

test('with consent the player loads by itself and leaves the focus where it is', () => {
  consent.choose(allChoices(true))
  render(page(inSection(providerVideo(addresses[0] ?? ''))))
  expect(frame()).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('L60: a self-hosted file needs no consent and has captions, initially in the page’s language', () => {
  const { container } = render(page(inText(own), 'de'))
  const video = container.querySelector('video')
  expect([video?.controls, video?.preload, video?.autoplay]).toEqual([true, 'none', false])
  expect([video?.width, video?.height]).toEqual([1280, 800])
  const tracks = [...container.querySelectorAll('track')]
  expect(tracks.map(({ kind, srclang, label, default: first }) => [kind, srclang, label, first])).toEqual([
    ['captions', 'de', 'Deutsch', true],
    ['captions', 'en', 'English', false],
  ])
  expect(screen.getByText(de.videoTranscript).closest('details')?.textContent).toContain('The plan changes.')
  const [start, ...others] = screen.getAllByRole('button')
  expect([start?.getAttribute('aria-label'), others]).toEqual([`Film abspielen: ${own.title}`, []])
})

test('a text keeps its order around a video; a video without an entry leaves no gap', () => {
  const { container, rerender } = render(page(inText(own)))
  expect([...(container.querySelector('.prose')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'DIV',
    'FIGURE',
    'DIV',
  ])
  rerender(page(inText({ ...own, id: 'other' })))
  expect(container.querySelector('figure')).toBeNull()
  expect(container.textContent).toContain('After')
})
