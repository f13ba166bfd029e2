/** @jest-environment jsdom */
/** Text pasted from Word and Google Docs keeps its words, their order and all supported formatting. */
import { pastedRows, tidyPasted } from './pasted'

const tidied = (html: string) => tidyPasted(new DOMParser().parseFromString(html, 'text/html').body).innerHTML

test.each([
  ['bold of Word', '<p><b>Größe</b> &amp; Maß</p>', '<p><strong>Größe</strong> &amp; Maß</p>'],
  ['the wrapper of Google Docs', '<b style="font-weight:normal"><p>Text</p></b>', '<p>Text</p>'],
  ['a style sheet of a mail', '<p>A</p><style>p { color: red }</style><p>B</p>', '<p>A</p><p>B</p>'],
  ['headings of other levels', '<h1>A</h1><h3>B</h3><h5>C</h5>', '<h2>A</h2><h3>B</h3><h3>C</h3>'],
  ['a footnote', '<p>Text<a href="#_ftn1">[1]</a></p>', '<p>Text[1]</p>'],
  [
    'superscripts',
    '<p>x<sup>2</sup> m<sup><span>3</span></sup> 1<sup>st</sup></p>',
    '<p>x² m³ 1<sup>st</sup></p>',
  ],
  [
    'a footnote with the number of a power',
    '<p>Text<a href="#_ftn2"><sup>[2]</sup></a></p>',
    '<p>Text<sup>[2]</sup></p>',
  ],
  ['a real link', '<a href="https://example.com">x</a>', '<a href="https://example.com">x</a>'],
  [
    'lists of Word',
    '<p class="MsoListParagraphCxSpFirst"><span>·   </span>One</p><p class="MsoListParagraphCxSpLast">·   <b>Two</b></p><p>End</p>',
    '<ul data-pasted=""><li><span></span><p>One</p></li><li><p><strong>Two</strong></p></li></ul><p>End</p>',
  ],
  [
    'numbers of Word',
    '<p class="MsoListParagraph">1.  One</p>',
    '<ol data-pasted=""><li><p>One</p></li></ol>',
  ],
  [
    'a list inside a list',
    '<ul><li>A<ul><li>B<ol><li>C</li></ol></li></ul></li><li>D</li></ul>',
    '<ul><li><p>A</p></li><li><p>B</p></li><li><p>C</p></li><li><p>D</p></li></ul>',
  ],
  [
    'a list beside its item, as in Google Docs',
    '<ul><li>A</li><ul><li>B</li><ol><li>C</li></ol></ul><li>D</li></ul>',
    '<ul><li><p>A</p></li><li><p>B</p></li><li><p>C</p></li><li><p>D</p></li></ul>',
  ],
  [
    'empty paragraphs as spacing',
    '<p>One</p>\n<p><span>&nbsp;</span></p>\n<h2> </h2>\n<p><img src="a.png"></p>\n<p>Two</p>',
    '<p>One</p><p>Two</p>',
  ],
  [
    'a table',
    '<p>Before</p><table><tr><th>A</th><th>B</th></tr><tr><td><p>1</p></td><td>2</td></tr></table><p>After</p>',
    '<p>Before</p><table><tbody><tr><th>A</th><th>B</th></tr><tr><td> 1 </td><td>2</td></tr></tbody></table><p>After</p>',
  ],
  [
    'blocks in cells, bold headings and a caption',
    '<table><caption>C</caption><tr><td><b>A</b></td></tr><tr><td><ul><li>1</li><li><b>2</b></li></ul><br>x</td></tr></table>',
    '<p>C</p><table><tbody><tr><td>A</td></tr><tr><td>  1  <strong>2</strong>   x</td></tr></tbody></table>',
  ],
  [
    'formatted words of items and quotations',
    '<ul><li><b>A</b> and <a href="https://example.com/">b</a></li></ul><blockquote><i>C</i> d</blockquote>',
    '<ul><li><p><strong>A</strong> and <a href="https://example.com/">b</a></p></li></ul><blockquote><p><i>C</i> d</p></blockquote>',
  ],
  [
    'a single cell',
    '<table><tr><td><p>One</p><table><tr><td>2</td><td>3</td></tr></table></td></tr></table>',
    '<p>One</p><table><tbody><tr><td>2</td><td>3</td></tr></tbody></table>',
  ],
  ['an empty table', '<table><tr><td> </td></tr></table><p>After</p>', '<p>After</p>'],
  [
    'lines that wrap in the source',
    '<p>One line\n and\r\nanother <b>bold</b>\n<i>word</i></p>\n<p>End</p>',
    '<p>One line and another <strong>bold</strong> <i>word</i></p><p>End</p>',
  ],
  ['a mail', '<pre>Hello,\n\none\ntwo</pre>', '<p>Hello,</p><p>one<br>two</p>'],
  [
    'a mail with a block for each line',
    '<div>Hello <b>Anna</b>,<div><br></div><div>one</div>\n<div><div>two</div></div>end</div><ul><li><div>A</div>B</li></ul>',
    '<p>Hello <strong>Anna</strong>,</p><p>one</p><p>two</p><p>end</p><ul><li><p>A</p><p>B</p></li></ul>',
  ],
  [
    'blocks of a web page',
    '<article>A<section><h4>B</h4>C</section><dl><dt>D</dt><dd>E</dd></dl></article>',
    '<p>A</p><h3>B</h3><p>C</p><p>D</p><p>E</p>',
  ],
  ['line breaks', '<p>One<br>two<br></p><br><p>Three</p>', '<p>One<br>two</p><p>Three</p>'],
  [
    'line breaks in spans of their own, as in Google Docs and Word Online',
    '<p><span>One</span><span><br></span><span>two</span><span><span>&nbsp;</span><br></span><span>three</span><span><br></span></p>\n<br>\n<p>End</p>',
    '<p><span>One</span><span><br></span><span>two</span><span><span>&nbsp;</span><br></span><span>three</span><span></span></p><p>End</p>',
  ],
  [
    'headings and ends of paragraphs of Word Online',
    '<div><p role="heading" aria-level="1">A<span class="EOP">&nbsp;</span></p></div><p role="heading" aria-level="3">B</p><p>C<span class="EOP">&nbsp;</span></p><ul><li><p role="heading" aria-level="2">D</p></li></ul>',
    '<h2>A</h2><h3>B</h3><p>C</p><ul><li><p role="heading" aria-level="2">D</p></li></ul>',
  ],
  [
    'bold headings',
    '<h2><b>A</b></h2><h3><span style="font-weight: 700; font-style: italic;">B</span></h3>',
    '<h2>A</h2><h3><span style="font-style: italic;">B</span></h3>',
  ],
  [
    'links through Google and Outlook',
    '<p><a href="https://www.google.com/url?q=https://example.com/a?b%3D1%26c%3D2&amp;sa=D&amp;usg=x">A</a> <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&amp;data=05%7C01%7Canna%40example.org">B</a> <a href="https://www.google.com/url?q=javascript:x">C</a></p>',
    '<p><a href="https://example.com/a?b=1&amp;c=2">A</a> <a href="https://example.com/">B</a> <a href="https://www.google.com/url?q=javascript:x">C</a></p>',
  ],
  ['a picture from elsewhere', '<p>See <img src="https://example.com/a.png"> this</p>', '<p>See  this</p>'],
])('%s', (_, html, expected) => expect(tidied(html)).toBe(expected))

const words = (rows: string) => {
  const { body } = new DOMParser().parseFromString(`<table>${rows}</table>`, 'text/html')
  return pastedRows(body.querySelector('table') as HTMLTableElement).map((row) =>
    row.map((cell) => cell?.textContent ?? ''),
  )
}

test('spanned places of a table are empty, and empty rows and columns are left out', () => {
  expect(
    words(
      '<tr><td colspan="2">A</td><td rowspan="3">B</td><td></td></tr><tr><td colspan="4">&nbsp;</td></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr>',
    ),
  ).toEqual([
    ['A', '', 'B'],
    ['1', '2', ''],
    ['3', '', ''],
  ])
})
