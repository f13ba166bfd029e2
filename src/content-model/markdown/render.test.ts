/** Markdown to HTML: nothing an editor types becomes unintended markup. */
import { plainText, renderMarkdown, videosIn } from './render'
import { splitAtVideos } from './video-place'

const context = {
  resolveLink: (target: string) =>
    target.startsWith('/contact') ? target.replace('/contact', '/de/kontakt') : undefined,
  renderImage: ({ src, alt }: { src: string; alt: string }) => `<img src="${src}" alt="${alt}">`,
}
const html = (source: string) => renderMarkdown(source, context).html

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://x"></iframe>',
  'text <b onclick="x()">b</b>',
  '<base href="//evil">',
])('raw HTML stays text: %s', (source) => {
  expect(html(source)).not.toMatch(/<(script|img|iframe|b|base)\b/i)
  expect(html(source)).toContain('&lt;')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#x09;script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'ftp://x/y',
])('an unsafe target is not linked: %s', (target) => {
  expect(html(`[a](${target})`)).not.toContain('<a ')
  expect(html(`[a](<${target}>)`)).not.toContain('<a ')
})

test('a backslash cannot turn a site path into another host', () => {
  expect(html('[a](/\\evil.example)')).not.toContain('evil')
})

test('internal links lead to the page in its language, with query and fragment', () => {
  expect(html('[a](/contact?x=1#form)')).toContain('href="/de/kontakt?x=1#form"')
  expect(html('[a](#faq)')).toContain('href="#faq"')
  expect(html('[a](/downloads/a.pdf)')).toContain('href="/downloads/a.pdf"')
})

test('external links send no referrer and no opener', () => {
  expect(html('[a](https://example.com)')).toContain('rel="noopener noreferrer"')
  expect(html('[a](mailto:a@example.com)')).not.toContain('rel=')
})

test('headings get stable ids, duplicates a number; none is above level 2', () => {
  const { headings } = renderMarkdown('# Größe\n\n## Größe\n\n### Ziele & Wege', context)
  expect(headings).toEqual([
    { level: 2, id: 'groesse', text: 'Größe' },
    { level: 2, id: 'groesse-2', text: 'Größe' },
    { level: 3, id: 'ziele-wege', text: 'Ziele & Wege' },
  ])
  expect(renderMarkdown('## A', { ...context, firstLevel: 3 }).html).toContain('<h3 id="a">')
})

test('an image on its own becomes a figure with an escaped caption', () => {
  expect(html('![Plan](/media/a.png "A <b>plan</b>")')).toBe(
    '<figure><img src="/media/a.png" alt="Plan"><figcaption>A &lt;b&gt;plan&lt;/b&gt;</figcaption></figure>\n',
  )
})

test('a row of comparable numbers is a chart; other cells stay text', () => {
  const { html } = renderMarkdown(
    '| A | 2024 | 2025 |\n| --- | --- | --- |\n| t | 40 min | 1 h |\n| u | 5 | 7 % |',
    context,
  )
  expect(html).toContain(
    '<td data-number="" data-label="2024">40\u00a0min<i style="inline-size:67%"></i></td>',
  )
  expect(html).toContain('<td data-number="" data-label="2025">1\u00a0h<i style="inline-size:100%"></i></td>')
  expect(html).toContain('<td data-number="" data-label="2024">5</td>')
  expect(html).toContain('<td>u</td>')
})

test('cells name their column, for viewports too narrow for columns', () => {
  const { html } = renderMarkdown('| Name | **For** "what" |\n| --- | --- |\n| a | b |', context)
  expect(html).toContain('<td>a</td>')
  expect(html).toContain('<td data-label="For &quot;what&quot;">b</td>')
})

test('numbers are compared along their row or, with one per row, down their column', () => {
  const bars = (source: string) => [...html(source).matchAll(/inline-size:(\d+)%/g)].map(([, share]) => share)
  expect(bars('| a | b | c |\n|---|---|---|\n| x | 40 | 10 |\n| y | 1 | 4 |')).toEqual([
    '100',
    '25',
    '25',
    '100',
  ])
  expect(bars('| a | b |\n|---|---|\n| x | 212 |\n| y | 53 |')).toEqual(['100', '25'])
  expect(bars('| a | b |\n|---|---|\n| x | 212 |\n| y | few |')).toEqual([])
})

test('tables are scrollable by keyboard; quotation marks are unchanged', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
    /<div class="table" tabindex="0" role="group"[^>]*><table>/,
  )
  expect(html('„Muster“ – “pattern” ... "x"')).toContain('„Muster“ – “pattern” ... &quot;x&quot;')
})

test('extracts the plain text of a source', () => {
  const source = '# A\n\ntext ![b](/media/b.png) **c**\n\n- d'
  expect(plainText(source).replace(/\s+/g, ' ')).toBe('A text c d')
})

test('a video on its own line leaves a placeholder in the HTML; inside a list or quotation it does not', () => {
  const source =
    'Before\n::video[a-plan]\nafter\n\n> ::video[b]\n\n- ::video[c]\n\n`::video[d]`\n\n::video[a-plan]\n'
  const { html } = renderMarkdown(source, context)
  expect(html).toMatch(/^<p>Before<\/p>\n<!--video:a-plan-->\n<p>after<\/p>\n/)
  expect(html.match(/<!--/g)).toHaveLength(2)
  expect(html).toContain('<code>::video[d]</code>')
  expect(videosIn(source)).toEqual(['a-plan'])
  expect(splitAtVideos(html).filter((_, index) => index % 2)).toEqual(['a-plan', 'a-plan'])
})

test.each(['::video[--><script>alert(1)</script>]', '::video[a"b]', '<!--video:a-->'])(
  '%s adds no markup to the page',
  (source) => {
    expect(renderMarkdown(source, context).html).not.toMatch(/<script|<!--/)
  },
)

test('a link to a file of the site states type and size, once', () => {
  const describeFile = (file: string) => (file === '/downloads/a.pdf' ? 'PDF, 93 kB' : undefined)
  const link = (source: string) =>
    /<a [^>]*>(.*)<\/a>/.exec(renderMarkdown(source, { ...context, describeFile }).html)?.[1]
  expect(link('[The **plan**](/downloads/a.pdf)')).toBe('The <strong>plan</strong> (PDF, 93\u00a0kB)')
  expect(link('[The plan (PDF)](/downloads/a.pdf)')).toBe('The plan (PDF)')
  expect(link('[The plan](/downloads/b.pdf)')).toBe('The plan')
  expect(link('[The plan](/contact)')).toBe('The plan')
})

test('words in another language have a lang attribute', () => {
  const inline = (source: string) => html(source).replace(/^<p>|<\/p>\n$/g, '')
  expect(inline('On [Page *Not* Found]{en} and [mañana]{ es }.')).toBe(
    'On <span lang="en">Page <em>Not</em> Found</span> and <span lang="es">mañana</span>.',
  )
  expect(inline('[the [Guide]{en-GB} a](/contact), [[Guide](/contact)]{en}')).toBe(
    '<a href="/de/kontakt">the <span lang="en-GB">Guide</span> a</a>, <span lang="en"><a href="/de/kontakt">Guide</a></span>',
  )
  expect(inline('[a <b> "c"]{en}')).toBe('<span lang="en">a &lt;b&gt; &quot;c&quot;</span>')
  expect(html('## A [Guide]{en}')).toBe('<h2 id="a-guide">A <span lang="en">Guide</span></h2>\n')
  expect(plainText('A [Guide]{en}')).toBe('A Guide')
  expect(html('![The [Guide]{en}](/media/a.png)')).toContain('alt="The Guide"')
  expect(html('| a | [B]{en} |\n|---|---|\n| 1 | 2 |')).toContain('data-label="B"')
})

test.each(['[a]{xx}', '[a]{en" onclick="x}', '[a]{eng}'])('%s is not a language', (source) => {
  expect(html(source)).not.toMatch(/lang=|onclick="/)
})

test.each(['\\[a]{en}', '[a\\]{en}', '[]{en}', '[a] {en}', 'a]{en}', '`[a]{en}`', '*[a*]{en}'])(
  '%s is unchanged',
  (source) => expect(html(source)).not.toContain('lang='),
)
