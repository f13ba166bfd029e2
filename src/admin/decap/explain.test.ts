/** @jest-environment jsdom */
/** Errors of backends as sentences: some are errors with a status, others only the forge's answer. */
import { explanationOf, rethrow } from './explain'

afterEach(() => (document.documentElement.lang = 'en'))

it.each([
  { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
  { message: '401 Unauthorized' },
  { message: 'invalid username, password or token' },
  new Error('Token was revoked. You have to re-authorize from the user.'),
  Object.assign(new Error('anything'), { status: 401 }),
])('an expired sign-in is recognized in %p', (error) => {
  expect(explanationOf(error)).toMatch(/^Your sign-in has expired/)
  document.documentElement.lang = 'de'
  expect(explanationOf(error)).toMatch(/^Ihre Anmeldung ist abgelaufen/)
})

it.each([
  'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
  'Unexpected end of JSON input',
  'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
  "JSON Parse error: Unrecognized token '<'",
])('an answer that is no JSON comes from something between the browser and the server: %s', (message) => {
  expect(explanationOf(new SyntaxError(message))).toMatch(/^The server cannot be reached/)
})

it('a limit of requests, which GitHub reports as forbidden, is said to pass', () => {
  const error = Object.assign(new Error('You have exceeded a secondary rate limit.'), { status: 403 })
  expect(explanationOf(error)).toMatch(/Wait a few minutes and save again/)
})

it('an answer without an explanation is thrown in its own words', () => {
  expect(() => rethrow({ message: 'Repository is archived' })).toThrow('Repository is archived')
})
