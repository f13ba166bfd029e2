/** Found 3: feeds as parsed by third-party readers. */
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { jsonFeed, rssFeed, standAlone, type Feed, type FeedItem } from '../feed'

const origin = 'https://www.example.com'
const feed: Feed = {
  title: 'Muster & Söhne',
  description: 'd <b>',
  iso: 'de-DE',
  publisher: 'Muster GmbH',
  listPath: '/de/news',
  rssPath: '/de/feed.xml',
  jsonPath: '/de/feed.json',
  items: [
    {
      title: 'A <b> & "c"\u0007',
      summary: 's & t',
      videos: {},
      html: '<p title="]]>">Ende ]]> hier, <a href="/de/kontakt#form">Kontakt</a>, <a href="#b">unten</a></p>',
      path: '/de/news/a',
      date: '2026-11-12',
      author: 'Mara Muster',
      topics: ['Lernen'],
      image: '/social/de/news/a.png',
    },
    {
      title: 'B & C',
      summary: 's',
      videos: { 'a-film': 'A film <c>' },
      html: '<p>Davor</p>\n<!--video:a-film-->\n<p>Danach</p>',
      path: '/de/news/b',
      date: '2026-10-01',
      topics: [],
      image: '/b.png',
    },
  ],
}
const content =
  '<p title="]]>">Ende ]]&gt; hier, <a href="https://www.example.com/de/kontakt#form">Kontakt</a>, <a href="https://www.example.com/de/news/a#b">unten</a></p>'

test('RSS is well-formed, and a reader gets back what the editor wrote', () => {
  const xml = rssFeed(feed, origin)
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  const read = parseRssFeed(xml)
  expect(read).toMatchObject({ title: 'Muster & Söhne', language: 'de-DE', link: `${origin}/de/news` })
  expect(read.items?.[0]).toMatchObject({
    title: 'A <b> & "c"',
    link: `${origin}/de/news/a`,
    description: 's & t',
    pubDate: 'Thu, 12 Nov 2026 12:00:00 GMT',
    content: { encoded: content },
  })
})

test('titles and summaries have no surrounding white space, for readers that preserve it', () => {
  const texts: string[] = []
  let open = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name }) => (open = name))
  parser.on('closetag', () => (open = ''))
  const note = (text: string): void => {
    if (['title', 'description'].includes(open)) texts.push(text)
  }
  parser.on('text', note)
  parser.on('cdata', note)
  parser.write(rssFeed(feed, origin)).close()
  expect(texts).toContain('Muster & Söhne')
  expect(texts).toContain('A <b> & "c"')
  expect(texts.filter((text) => text !== text.trim())).toEqual([])
})

test('characters forbidden in XML are removed, wherever an editor has put them', () => {
  const bad = '\ufffe\uffff\ufdd0\u{1fffe}\u0000\u001b\ud800'
  const items = feed.items.map((item) => ({ ...item, title: item.title + bad, html: `<p>a${bad}b</p>` }))
  const text = rssFeed({ ...feed, title: bad, items }, origin)
  expect(() => new SaxesParser().write(text).close()).not.toThrow()
  expect(parseRssFeed(text).items?.[0]?.content?.encoded).toBe('<p>ab</p>')
  expect(parseJsonFeed(jsonFeed({ ...feed, items }, origin)).items?.[0]?.content_html).toBe('<p>ab</p>')
})

test('JSON Feed 1.1: the same articles', () => {
  const read = parseJsonFeed(jsonFeed(feed, origin))
  expect(read).toMatchObject({
    title: 'Muster & Söhne',
    feed_url: `${origin}/de/feed.json`,
    language: 'de-DE',
  })
  expect(read.items?.[0]).toMatchObject({
    id: `${origin}/de/news/a`,
    content_html: content,
    date_published: '2026-11-12T12:00:00Z',
    authors: [{ name: 'Mara Muster' }],
    tags: ['Lernen'],
  })
  expect(read.items?.[1]).toMatchObject({ authors: [{ name: 'Muster GmbH' }] })
})

test('where the page plays a video, the feed links to the page', () => {
  expect(parseJsonFeed(jsonFeed(feed, origin)).items?.[1]?.content_html).toBe(
    `<p>Davor</p>\n<p><a href="${origin}/de/news/b">▶ A film &lt;c&gt;</a></p>\n<p>Danach</p>`,
  )
})

const standing = (html: string) => standAlone({ ...feed.items[0], html } as FeedItem, origin)

test('pictures have one format and an absolute address', () => {
  const picture =
    '<picture><source type="image/avif" srcset="/a.avif 1w"/><img src="/a.png" width="4" height="3" alt="A" loading="lazy"/></picture>'
  expect(standing(picture)).toBe(`<img src="${origin}/a.png" width="4" height="3" alt="A">`)
  expect(standing('<a href="https://other.example/">a</a><a href="//cdn.example/x">b</a>')).toBe(
    '<a href="https://other.example/">a</a><a href="//cdn.example/x">b</a>',
  )
})

test('addresses are found in any notation, and text that looks like one is kept', () => {
  expect(standing('<a HREF=/a>a</a><a href=\'/b\'>b</a><p>class="x" href="/c"</p>')).toBe(
    `<a href="${origin}/a">a</a><a href="${origin}/b">b</a><p>class="x" href="/c"</p>`,
  )
})

test('a video within a list does not split the list', () => {
  expect(standing('<ul><li>a<!--video:film--></li><li>b</li></ul>')).toBe(
    `<ul><li>a<p><a href="${origin}/de/news/a">▶ A &lt;b&gt; &amp; "c"</a></p></li><li>b</li></ul>`,
  )
})
