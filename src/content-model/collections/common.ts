/** Fields that several collections share. */
import { boolean, image, label, number, sections, slug, text } from '../fields'
import { defaultLocale } from '../../site/locales'
import { entrySectionTypes } from '../sections'
import { languageName } from '../wording'

const mainLanguage = languageName(defaultLocale)

export const title = text({ label: label('Title', 'Titel'), required: true, translated: true, max: 70 })

export const summary = text({
  label: label('Short description', 'Kurzbeschreibung'),
  hint: label('One sentence for cards and search results.', 'Ein Satz für Übersichten und Suchergebnisse.'),
  required: true,
  translated: true,
  min: 30,
  max: 160,
})

/** A short line below the title of an entry's page. */
export const tagline = text({ label: label('Headline', 'Schlagzeile'), translated: true, max: 90 })

export const ownSlug = slug({
  label: label('Address in this language', 'Adresse in dieser Sprache'),
  hint: label(
    `If empty, it is made from the ${mainLanguage.en} title. After a change the old address redirects to the new one.`,
    `Bleibt sie leer, entsteht sie aus dem Titel auf ${mainLanguage.de}. Nach einer Änderung führt die alte Adresse zur neuen.`,
  ),
  translated: true,
})

export const order = number({
  label: label('Position', 'Reihenfolge'),
  hint: label(
    'Small numbers come first; a new entry comes last.',
    'Kleine Zahlen stehen vorn; ein neuer Eintrag steht am Ende.',
  ),
  required: true,
  integer: true,
  start: 100,
  min: 1,
  max: 999,
})

export const cover = image({
  label: label('Cover', 'Titelbild'),
  hint: label(
    'Without a picture, a pattern is drawn from the address.',
    'Ohne Bild wird aus der Adresse ein Muster gezeichnet.',
  ),
  translated: true,
})

/** The sections of a page, without those that only built-in pages have. */
export const pageSections = sections({
  label: label('Sections', 'Abschnitte'),
  translated: true,
  max: 20,
  types: entrySectionTypes,
})

export const draft = boolean({
  label: label('Draft', 'Entwurf'),
  hint: label('A draft is not published.', 'Ein Entwurf wird nicht veröffentlicht.'),
})

/** Invisible search terms, indexed like the page's text. */
export const searchWords = text({
  label: label('Other words in the search', 'Andere Wörter in der Suche'),
  hint: label(
    'Words that visitors look for and the page does not use: “vacancies, careers”. Not shown on the page.',
    'Wörter, nach denen gesucht wird und die nicht auf der Seite stehen: „Karriere, Bewerbung“. Erscheint nicht auf der Seite.',
  ),
  translated: true,
  internal: true,
  max: 200,
})

/** Replaces the page's title in search results and shared links. */
export const searchTitle = text({
  label: label('Title for search engines and shared links', 'Titel für Suchmaschinen und geteilte Links'),
  hint: label(
    'If empty, the title of the page. The name of the company is added to it.',
    'Bleibt er leer, gilt der Titel der Seite. Der Name des Unternehmens wird angehängt.',
  ),
  translated: true,
  standsFor: 'title',
  max: 70,
})

/** Replaces the short description there. */
export const searchDescription = text({
  label: label(
    'Description for search engines and shared links',
    'Beschreibung für Suchmaschinen und geteilte Links',
  ),
  hint: label('If empty, the short description.', 'Bleibt sie leer, gilt die Kurzbeschreibung.'),
  translated: true,
  standsFor: 'description',
  min: 50,
  max: 160,
})

/** Replaces the generated image of pattern and title. */
export const linkPicture = image({
  label: label('Picture for shared links', 'Bild für geteilte Links'),
  hint: label(
    'If empty, one is drawn from the pattern and the title. Cut to 1200 × 630 pixels around what matters.',
    'Bleibt es leer, wird eines aus Muster und Titel gezeichnet. Es wird um das Wesentliche herum auf 1200 × 630 Pixel zugeschnitten.',
  ),
  translated: true,
  standsFor: 'picture',
})

export const unlisted = boolean({
  label: label('Not for search engines', 'Nicht für Suchmaschinen'),
  hint: label(
    'Whoever has a link can read the page. Search engines are asked to leave it out; the sitemap and the site’s own search leave it out, too.',
    'Wer einen Link hat, kann die Seite lesen. Suchmaschinen werden gebeten, sie auszulassen; auch Sitemap und Suche dieser Website lassen sie aus.',
  ),
})

/** The last fields of every entry with a page: how search engines, shared links and the site's own search show it. */
export const forSearch = { searchTitle, searchDescription, linkPicture, unlisted, searchWords }

/**
 * Options of `text()` for an e-mail address. The marks that surround a copied one are not part of it: “<a@b.de>,”,
 * “mailto:a@b.de”, and the full stop of its sentence.
 */
export const emailAddress = {
  label: label('E-mail', 'E-Mail'),
  pattern: {
    regex: '^[^@\\s<>():;,]+@(?:[^@\\s<>():;,.]+\\.)+[^@\\s<>():;,.]+$',
    message: label(
      'must be one e-mail address, like name@example.com',
      'muss eine einzelne E-Mail-Adresse sein, etwa name@example.com',
    ),
  },
  max: 120,
} as const

/** Options of `text()` for a telephone number: at least six digits, and separators. */
export const telephone = {
  label: label('Telephone', 'Telefon'),
  pattern: {
    regex: '^[ +()/-]*(?:\\d[ +()/-]*){6,}$',
    message: label(
      'must be a telephone number of digits, spaces and + ( ) - /',
      'muss eine Telefonnummer aus Ziffern, Leerzeichen und + ( ) - / sein',
    ),
  },
  max: 40,
} as const
