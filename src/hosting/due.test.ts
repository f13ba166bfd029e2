/** Scheduled builds: the file that a build writes, and what the scheduled function does with it. */
import { buildHookOf, buildIfDue, dueFile, dueText, isDue } from './due'

test.each([
  ['2027-03-01', '2027-02-28', false],
  ['2027-03-01', '2027-03-01', true],
  ['2027-03-01', '2027-04-01', true],
  [undefined, '2999-01-01', false],
])('with %s as the next day, a build on %s is due: %s', (next, day, due) => {
  expect(isDue(dueText(next), day)).toBe(due)
})

test.each(['', '<!doctype html>', 'null', '{}', '{"due":20270301}', '{"due":"soon"}', '{"due":""}'])(
  'a file with %j is an error',
  (text) => {
    expect(() => isDue(text, '2027-03-01')).toThrow('does not hold what a build writes')
  },
)

test('the hook is an https address, or not set', () => {
  const hook = 'https://api.netlify.com/build_hooks/abc'
  expect(buildHookOf({ BUILD_HOOK: ` ${hook} ` })).toBe(hook)
  expect([buildHookOf({}), buildHookOf({ BUILD_HOOK: '' })]).toEqual([undefined, undefined])
})

test.each(['http://example.com/secret', 'secret', 'https://example.com', 'https://a b/secret'])(
  '%s is not a hook, and the message does not repeat it',
  (hook) => {
    const read = () => buildHookOf({ BUILD_HOOK: hook })
    expect(read).toThrow('BUILD_HOOK must be')
    expect(read).not.toThrow(hook)
  },
)

describe('the scheduled function', () => {
  const hook = 'https://hooks.example.com/abc'
  const asked: string[] = []
  const origin = 'https://www.example.com'
  let answers: Record<string, () => Response> = {}
  const before = globalThis.fetch

  beforeEach(() => {
    asked.length = 0
    globalThis.fetch = ((address: string, { method = 'GET' }: RequestInit) => {
      asked.push(`${method} ${address}`)
      return Promise.resolve(answers[address]?.() ?? new Response('', { status: 404 }))
    }) as typeof fetch
  })
  afterAll(() => {
    globalThis.fetch = before
  })

  const site = `${origin}${dueFile}`
  const built = (next?: string) => ({
    [site]: () => new Response(dueText(next)),
    [hook]: () => new Response('{}'),
  })

  test('calls the hook on the day, and not before', async () => {
    answers = built('2027-03-01')
    expect(await buildIfDue(hook, origin, '2027-02-28')).toBe(false)
    expect(asked).toEqual([`GET ${site}`])
    expect(await buildIfDue(hook, origin, '2027-03-01')).toBe(true)
    expect(asked.at(-1)).toBe(`POST ${hook}`)
  })

  test('calls no hook if nothing is scheduled', async () => {
    answers = built()
    expect(await buildIfDue(hook, origin, '2999-01-01')).toBe(false)
    expect(asked).toEqual([`GET ${site}`])
  })

  test('reports that the site or the hook did not respond', async () => {
    answers = {}
    await expect(buildIfDue(hook, origin, '2027-03-01')).rejects.toThrow(`404 for ${dueFile}`)
    answers = { [site]: () => new Response(dueText('2027-03-01')) }
    await expect(buildIfDue(hook, origin, '2027-03-01')).rejects.toThrow('hook answered 404')
  })
})
