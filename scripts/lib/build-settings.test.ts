import { checkAddress } from './build-settings'

test.each(['https://www.example.org', 'http://127.0.0.1:9000'])('%s is an origin', (address) => {
  expect(() => checkAddress(address)).not.toThrow()
})

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['localhost:9000', 'https://localhost:9000'],
  ['https://example.org/site', 'https://example.org'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['', 'https://www.your-domain.de'],
])('for “%s”, the origin is suggested', (address, origin) => {
  expect(() => checkAddress(address)).toThrow(`SITE_URL “${address}” is not the site’s origin.`)
  expect(() => checkAddress(address)).toThrow(`like ${origin} (`)
})
