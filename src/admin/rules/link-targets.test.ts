import { linkWords, type Target } from './link-targets'

const targets: Target[] = [
  { target: 'about', address: '/about', label: 'Startseite › Über uns', name: 'Über uns' },
  { address: '/downloads/plan.pdf', label: 'Plan (PDF, DE)', name: 'Plan' },
]

test.each([
  ['/about', 'Über uns'],
  ['/downloads/plan.pdf', 'Plan'],
  ['mailto:info@example.com?subject=Offer', 'info@example.com'],
  ['tel:+49 30 123', '+49 30 123'],
  ['https://example.com/a', 'https://example.com/a'],
])('without selected words, the link to %s reads %s', (address, words) =>
  expect(linkWords(targets, address)).toBe(words),
)
