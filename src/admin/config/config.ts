/** Decap's whole configuration, derived from the content model and the installation's settings. */
import type { Label } from '../../content-model/fields'
import { defaultLocale, localeCodes } from '../../site/locales'
import { decapCollections } from './collections'
import type { AdminSettings } from './settings'

/** The largest width of an uploaded picture in pixels: twice the widest column of the design. */
const uploadWidth = 2400

/**
 * Builds the configuration in one interface language. Uploaded PNG, JPEG and WebP pictures become WebP of at most
 * `uploadWidth` pixels without metadata, in the entry's own commit.
 */
export function makeConfig(settings: AdminSettings, language: keyof Label) {
  return {
    load_config_file: false,
    backend: settings.backend,
    publish_mode: settings.publishMode,
    locale: language,
    site_url: settings.siteUrl,
    display_url: settings.siteUrl,
    show_preview_links: settings.publishMode === 'editorial_workflow',
    logo: { src: '/admin/logo.svg', show_in_header: true },
    i18n: { structure: 'multiple_files', locales: [...localeCodes], default_locale: defaultLocale },
    media_folder: 'content/media',
    public_folder: '/media',
    media_processing: {
      enabled: true,
      format: { enabled: true, default: 'webp' },
      quality: 82,
      strip_metadata: true,
      width: uploadWidth,
    },
    // German letters are transliterated by the module that replaces Decap's own table.
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    editor: { preview: true },
    collections: decapCollections(language),
  }
}
