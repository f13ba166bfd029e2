/** Supported video providers and their address formats: the single list of external media. */

export type VideoProvider = {
  readonly name: string
  /** The recipient of the visitor's data when the player loads. */
  readonly company: string
  /** The player's origin, for the CSP. */
  readonly origin: string
}

/** Both also store data in the United States. */
export const videoProviders = {
  youtube: { name: 'YouTube', company: 'Google', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', company: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const satisfies Record<string, VideoProvider>

export type ProviderName = keyof typeof videoProviders

/** A video at a provider; `key` opens one that is not listed publicly (Vimeo). */
export type ProviderVideo = { provider: ProviderName; id: string; key?: string }

/** Why an address is rejected: an unsupported site, or no video. */
export type AddressFault = 'unknown-provider' | 'no-video'

const youtubeHosts = ['youtube.com', 'youtu.be', 'youtube-nocookie.com']
const vimeoHosts = ['vimeo.com', 'player.vimeo.com']

function youtubeVideo(url: URL): ProviderVideo | undefined {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const inPath = /^(?:embed|shorts|live)$/.test(first) ? second : first
  const id = url.searchParams.get('v') ?? inPath
  return /^[\w-]{11}$/.test(id) ? { provider: 'youtube', id } : undefined
}

function vimeoVideo(url: URL): ProviderVideo | undefined {
  const [, id = '', inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  const key = inPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return id ? { provider: 'vimeo', id, ...(key && { key }) } : undefined
}

/** Parses the address of a video's page or player, as copied from a browser. */
export function parseVideoAddress(address: string): ProviderVideo | AddressFault {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined
  const host = url?.protocol === 'https:' ? url.hostname.replace(/^(?:www|m)\./, '') : ''
  if (url && youtubeHosts.includes(host)) return youtubeVideo(url) ?? 'no-video'
  if (url && vimeoHosts.includes(host)) return vimeoVideo(url) ?? 'no-video'
  return 'unknown-provider'
}

/** The video's page at its provider. */
export function watchAddress({ provider, id, key }: ProviderVideo): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}`
}

/**
 * The player's address: cookie-free where the provider supports it, with captions in the page's language, without
 * autoplay.
 */
export function playerAddress({ provider, id, key }: ProviderVideo, language: string): string {
  const { origin } = videoProviders[provider]
  if (provider === 'youtube')
    return `${origin}/embed/${id}?hl=${language}&cc_load_policy=1&cc_lang_pref=${language}&rel=0`
  return `${origin}/video/${id}?dnt=1&texttrack=${language}${key ? `&h=${key}` : ''}`
}
