/** Long words in headings can be hyphenated in narrow columns; nothing that machines or forms read has soft hyphens. */
import { softHyphen, longWordsIn } from '../../src/lib/soft-hyphens'
import { isFixture } from '../lib/content'
import type { Check } from '../lib/report'
import { listedPages, type Page, type Site } from '../lib/site'

/** Words longer than this can be hyphenated in every language of the site. */
const surely = 18

const headings = 'main h1, main h2, main h3, main h4'

function undivided({ path, root }: Page): string[] {
  const words = root.querySelectorAll(headings).flatMap(({ text }) => longWordsIn(text))
  return words
    .filter((word) => word.length > surely)
    .map((word) => `${path}: “${word}” in a heading is not divided`)
}

/** Finds soft hyphens in text for machines: attributes, title, description and structured data. */
function misplaced({ path, root }: Page): string[] {
  const head = root.querySelector('head')?.toString() ?? ''
  const attributes = root
    .querySelectorAll('body *')
    .flatMap((element) =>
      Object.entries(element.attributes).filter(([, value]) => value.includes(softHyphen)),
    )
  return [
    ...(head.includes(softHyphen) || head.includes('\\u00ad') ? [`${path}: a soft hyphen in head`] : []),
    ...attributes.map(([name]) => `${path}: a soft hyphen in the attribute ${name}`),
  ]
}

export function longWordChecks(site: Site): Check[] {
  const pages = listedPages(site)
  const german = pages.filter(({ iso }) => iso.startsWith('de'))
  const divided = german.filter(({ root }) =>
    root.querySelectorAll(headings).some(({ text }) => text.includes(softHyphen)),
  )
  const machineFiles = [...site.files].filter((file) => /\.(?:xml|json|txt|webmanifest)$/.test(file))
  // Page data may have soft hyphens, for headings that React renders.
  const plain = machineFiles.filter((file) => !file.startsWith('/page-data/') && !file.startsWith('/admin/'))
  return [
    {
      name: 'long words of German headings can be divided',
      problems:
        divided.length > 0 || !isFixture()
          ? german.flatMap(undivided)
          : ['no German heading has a soft hyphen'],
    },
    { name: 'no soft hyphens in heads and attributes', problems: pages.flatMap(misplaced) },
    {
      name: 'no soft hyphens in files for machines',
      problems: plain.filter((file) => site.text(file).includes(softHyphen)),
    },
  ]
}
