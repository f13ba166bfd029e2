/** Addresses of videos at their providers (L23). */
import { parseVideoAddress, playerAddress, watchAddress } from './video-providers'

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', 'youtube', 'M7lc1UVf-VE'],
  ['https://m.youtube.com/watch?v=M7lc1UVf-VE&t=30s', 'youtube', 'M7lc1UVf-VE'],
  ['https://youtu.be/M7lc1UVf-VE?si=abc', 'youtube', 'M7lc1UVf-VE'],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', 'youtube', 'M7lc1UVf-VE'],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', 'youtube', 'M7lc1UVf-VE'],
  [' https://vimeo.com/76979871 ', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
])('%s is a video', (address, provider, id) => {
  expect(parseVideoAddress(address)).toEqual({ provider, id })
})

test.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
  '%s has a key, which the page and the player get',
  (address) => {
    const video = parseVideoAddress(address)
    if (typeof video === 'string') throw new Error(video)
    expect(watchAddress(video)).toBe('https://vimeo.com/76979871/8272103f6e')
    expect(playerAddress(video, 'de')).toContain('&h=8272103f6e')
  },
)

test.each([
  ['https://www.dailymotion.com/video/x8abc', 'unknown-provider'],
  ['https://youtube.com.example.org/watch?v=M7lc1UVf-VE', 'unknown-provider'],
  ['http://www.youtube.com/watch?v=M7lc1UVf-VE', 'unknown-provider'],
  ['M7lc1UVf-VE', 'unknown-provider'],
  ['javascript:alert(1)', 'unknown-provider'],
  ['https://www.youtube.com/watch?v=tooshort', 'no-video'],
  ['https://www.youtube.com/@channel', 'no-video'],
  ['https://vimeo.com/channels/staffpicks', 'no-video'],
])('%s is refused: %s', (address, fault) => {
  expect(parseVideoAddress(address)).toBe(fault)
})

test('L23, L25: the players are the variants with less tracking, in the page’s language, without autoplay', () => {
  const youtube = playerAddress({ provider: 'youtube', id: 'M7lc1UVf-VE' }, 'de')
  expect(youtube).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?.*cc_lang_pref=de/)
  const vimeo = playerAddress({ provider: 'vimeo', id: '76979871' }, 'en')
  expect(vimeo).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&texttrack=en$/)
  expect(youtube + vimeo).not.toContain('autoplay')
})
