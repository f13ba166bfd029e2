/** The text of a page that the search indexes: its own words only. */
import { parsePage } from '../../src/html/tree'
import { searchText } from './search-text'

const words = (main: string, ownDocuments: readonly string[] = []): string =>
  searchText(parsePage(`<header>Menu</header><main class="m">${main}</main>`), new Set(ownDocuments))
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['menus and forms', '<nav>a</nav><form>b</form><p>own</p>'],
  ['the topics of an article', '<aside class="grid screen">a</aside><p>own</p>'],
  ['a card with a list in it', '<ul><li class="X target">a<ul><li>b</li></ul>c</li></ul><p>own</p>'],
  ['buttons with a box in it', '<div class="cluster screen"><div>a</div><a>b</a></div><p>own</p>'],
  ['the day and the reading time of an article', '<p><time>1 May</time><span>3 min</span></p><p>own</p>'],
])('%s are left out entirely', (_, main) => {
  expect(words(main)).toBe('own')
})

test.each(['off-target', 'target-group', 'targets'])(
  'an item of the class %s belongs to the page',
  (name) => {
    expect(words(`<ul><li class="${name}">own</li></ul>`)).toBe('own')
  },
)

test('positions are indexed separately; questions and answers beside them belong to the page', () => {
  const job = '<details><summary>Engineer</summary><div id="engineer">Tasks</div></details>'
  const question = '<details><summary>May I bring my dog?</summary><p>Yes.</p></details>'
  expect(words(job + question, ['engineer'])).toBe('May I bring my dog? Yes.')
})

test('the address beside the contact form belongs to the page', () => {
  const facts = '<dl><div><dt>Telephone</dt><dd>+49 30 1</dd></div></dl>'
  expect(words(`<form>a</form><aside class="grid sticky">${facts}</aside>`)).toBe('Telephone +49 30 1')
})

test('the author of a quote ends a sentence, as a paragraph does', () => {
  const quote =
    '<figure><blockquote><p>We slept.</p></blockquote><figcaption>Night shift</figcaption></figure>'
  expect(searchText(parsePage(`<main>${quote}</main>`), new Set())).toContain('<p>Night shift</p>')
})

test('words of adjacent elements do not run together, parts of a word stay together', () => {
  expect(words('<h1>One</h1><p>two<svg></svg>three</p><p><b>fo</b>ur</p>')).toBe('One two three four')
})

test('words are indexed without soft hyphens', () => {
  expect(words('<h1>Daten\u00adschutz\u00aderklärung</h1>')).toBe('Datenschutzerklärung')
})
