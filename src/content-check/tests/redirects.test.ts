/** The redirects file: its format, and the sources and targets of redirects. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { article, check, inAll, product } from './good-site'

const path = 'content/redirects.yml'
const site = {
  ...inAll('products/lotse', product()),
  ...inAll('products/hidden', product('draft: true\n')),
  ...inAll('news/later', article('Words.\n', '', '2026-12-31')),
}
const found = (text: string) =>
  check({ ...site, [path]: text }).map(({ rule, line, severity }) => `${rule}:${line} ${severity}`)
const redirect = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`
const good = redirect('/products/old', '/products/lotse')
const recipe =
  /```yaml\n(.+?)```/s.exec(
    readFileSync(join(__dirname, '../../../docs/recipes/redirect.md'), 'utf8'),
  )?.[1] ?? 'The recipe has no example.'

test.each([
  ['one', good],
  ['several, to one page', good + redirect('/de/produkte/alt', '/de/produkte/lotse') + redirect('/x/y', '/')],
  ['none', ''],
  ['an empty line alone', '\n'],
  ['Windows line ends', good.replace(/\n/g, '\r\n')],
  ['to an alias’s page', redirect('/de/kontakt-alt', '/de/kontakt')],
  ['other letters, encoded', redirect('/f%C3%BCr%20sie', '/about')],
  ['the recipe’s example', recipe],
])('good twin: %s', (_name, text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['an empty line', `${good}\n${redirect('/a', '/about')}`, ['redirect-form:3 error']],
  ['a remark', `# old\n${good}`, ['redirect-form:1 error']],
  ['quotes', good.replace('/products/old', '"/products/old"'), ['redirect-path:1 error']],
  ['a word without slash', redirect('old', '/about'), ['redirect-path:1 error']],
  ['another indentation', good.replace('  to', '    to'), ['redirect-form:2 error']],
  ['no target', `- from: /a\n${good}`, ['redirect-form:1 error']],
  ['no target at the end', `${good}- from: /a\n`, ['redirect-form:3 error']],
  ['a trailing slash', redirect('/old/', '/about/'), ['redirect-path:1 error', 'redirect-path:2 error']],
  ['another host', redirect('/old', '//example.com'), ['redirect-path:2 error']],
  ['index.html', redirect('/old/index.html', '/about'), ['redirect-path:1 error']],
  ['a language prefix in capitals', redirect('/DE/alt', '/about'), ['redirect-path:1 error']],
  ['half a letter', redirect('/f%C3r', '/about'), ['redirect-path:1 error']],
  ['an encoded sign of the host’s language', redirect('/old%0A', '/about'), ['redirect-path:1 error']],
  ['a sign of the host’s language', redirect('/old;', '/about'), ['redirect-path:1 error']],
  ['no such page', good + redirect('/old', '/abuot'), ['redirect-to-nowhere:4 warning']],
  ['a page in the wrong language', redirect('/old', '/de/products/lotse'), ['redirect-to-nowhere:2 warning']],
  ['an error page', redirect('/old', '/404'), ['redirect-to-nowhere:2 warning']],
  ['a draft', redirect('/old', '/products/hidden'), ['redirect-to-nowhere:2 warning']],
  ['from a page', redirect('/about', '/products/lotse'), ['redirect-hides-page:1 error']],
  ['from an entry', good + redirect('/de/produkte/lotse', '/about'), ['redirect-hides-page:3 error']],
  ['from an entry to come', redirect('/news/later', '/about'), ['redirect-hides-page:1 error']],
  ['from an alias', redirect('/en/about', '/about'), ['redirect-hides-page:1 error']],
  [
    'from a further page of the news',
    redirect('/de/news/seite/2', '/about'),
    ['redirect-hides-page:1 error'],
  ],
  ['from an error page', redirect('/de/404', '/about'), ['redirect-hides-page:1 error']],
  ['from a function', redirect('/api/contact', '/about'), ['reserved-address:1 error']],
  ['from the editor', redirect('/admin', '/about'), ['reserved-address:1 error']],
  ['twice', good + good, ['redirect-twice:3 error']],
  [
    'twice, encoded in two ways',
    redirect('/f%C3%BCr', '/about') + redirect('/f%c3%bcr', '/'),
    ['redirect-twice:3 error'],
  ],
  ['to itself', redirect('/a', '/a'), ['redirect-loop:1 error']],
  ['to itself, encoded in another way', redirect('/f%C3%BCr', '/f%c3%bcr'), ['redirect-loop:1 error']],
  [
    'in a circle',
    redirect('/a', '/b') + redirect('/b', '/a'),
    ['redirect-loop:1 error', 'redirect-loop:3 error'],
  ],
])('%s', (_name, text, problems) => {
  expect(found(text)).toEqual(problems)
})

test.each([
  ['/en/about', '“/en/about” is only another address of the page “/about”', 'write “/about”'],
  ['/en/products/hidden', 'the page “/en/products/hidden” is not published', expect.any(String)],
  ['/en/abuot', 'there is no page “/en/abuot”', expect.any(String)],
])('what is said of a redirect to %s', (to, words, remedy) => {
  const problems = check({ ...site, [path]: redirect('/old', to) })
  expect(problems.map((problem) => [problem.found.en, problem.remedy.en])).toEqual([[words, remedy]])
})
