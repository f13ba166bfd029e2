/** JSON inside script elements. */
import { parse } from 'node-html-parser'
import { scriptJson } from './script-json'

const hostile = [
  '</script><meta http-equiv=refresh content=0>',
  '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;',
  '&#60;/script&#x3e;&amp;lt;',
  '&quot;}&quot;',
  '<!--<script>',
  ']]>',
  'a\u2028b\u2029c',
  '"\\u003c"',
]

test.each(hostile)('decoded references cannot end the block, and the value round-trips: %j', (text) => {
  const json = scriptJson({ text })
  // As in Gatsby's head: the element's text is decoded and written as raw HTML.
  const decoded = parse(`<script type="application/ld+json">${json}</script>`).text
  const page = parse(`<head><script type="application/ld+json">${decoded}</script></head>`)
  expect(page.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual(['head', 'script'])
  expect(JSON.parse(page.querySelector('script')?.rawText ?? '')).toEqual({ text })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
})
