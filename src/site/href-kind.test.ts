/** Which links are followed within the page, and which by the browser. */
import { kindOfHref } from './href-kind'

test.each([
  ['/', 'page'],
  ['/products/taktgeber', 'page'],
  ['/de/kontakt?from=news#form', 'page'],
  ['/news/version-4.2-is-out', 'page'],
  ['/downloads/service-levels.en.pdf', 'file'],
  ['/rss.xml?lang=de', 'file'],
  ['https://example.com', 'external'],
  ['//example.com/x', 'external'],
  ['mailto:hello@example.com', 'plain'],
  ['tel:+493023125000', 'plain'],
  ['#main', 'plain'],
] as const)('%s is a link of kind %s', (href, kind) => {
  expect(kindOfHref(href)).toBe(kind)
})
