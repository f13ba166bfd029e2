import { checkAddress, checkBackend, checkFunctions } from './build-settings'

test.each(['https://www.example.org', 'http://127.0.0.1:9000'])('%s is an origin', (address) => {
  expect(() => checkAddress(address)).not.toThrow()
})

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['localhost:9000', 'https://localhost:9000'],
  ['https:/example.org', 'https://example.org'],
  ['ftp://example.org', 'https://example.org'],
  ['https://example.org/site', 'https://example.org'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['', 'https://www.your-domain.de'],
])('for “%s”, the origin is suggested', (address, origin) => {
  expect(() => checkAddress(address)).toThrow(`SITE_URL “${address}” is not the site’s origin.`)
  expect(() => checkAddress(address)).toThrow(`like ${origin} (`)
})

test('the line ending of a settings file from Windows is visible', () => {
  expect(() => checkAddress('https://www.example.org\r')).toThrow('“https://www.example.org\\u000d”')
})

test('on Cloudflare, the worker needs the origin of the functions; Caddy takes a host and a port', () => {
  const cloudflare = (address?: string) => () => {
    checkFunctions({ CF_PAGES: '1', SITE_FUNCTIONS: address } as NodeJS.ProcessEnv)
  }
  for (const address of [undefined, '', 'https://functions.example.org', 'http://192.0.2.1:9000'])
    expect(cloudflare(address)).not.toThrow()
  for (const address of ['functions.example.org', 'functions:9000', 'https://functions.example.org/'])
    expect(cloudflare(address)).toThrow(
      `SITE_FUNCTIONS “${address}” is not an origin. Write it like https://`,
    )
  expect(() => {
    checkFunctions({ SITE_FUNCTIONS: 'functions:9000' } as unknown as NodeJS.ProcessEnv)
  }).not.toThrow()
})

test('a mistyped recipient of the form fails the build', () => {
  const backend = (CONTACT_BACKEND?: string) => () => {
    checkBackend({ CONTACT_BACKEND } as NodeJS.ProcessEnv)
  }
  for (const known of [undefined, '', 'smtp', 'files', 'netlify-forms']) expect(backend(known)).not.toThrow()
  for (const wrong of ['netlify', 'Netlify-Forms', 'netlify-forms '])
    expect(backend(wrong)).toThrow(
      `CONTACT_BACKEND “${wrong}” is not known. Accepted: smtp, files, netlify-forms`,
    )
})
