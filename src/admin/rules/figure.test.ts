/** Pictures in texts: the form, the file and the page have the same words. */
import { renderMarkdown } from '../../content-model/markdown/render'
import { figureLine, figureOf, figurePattern } from './figure'

test.each([
  { image: '/media/x.png', alt: 'Größe & Maß', title: 'A “caption”' },
  { image: '/media/x.png', alt: 'Screen [2] of 3', title: 'The "first" [draft]' },
  { image: '/media/x.png', alt: '"C:\\data" and \\[x]', title: 'Back\\slash\\' },
  { image: '/media/x.png', alt: ']', title: '"' },
])('%j', (figure) => {
  const line = figureLine(figure)
  expect(figureOf(figurePattern.exec(line))).toEqual(figure)
  const shown: unknown[] = []
  const renderImage = ({ src, alt, title }: { src: string; alt: string; title: string }) => {
    shown.push({ image: src, alt, title })
    return ''
  }
  renderMarkdown(line, { resolveLink: () => undefined, renderImage })
  expect(shown).toEqual([figure])
})

test('brackets and quotation marks written by hand without a backslash are accepted', () => {
  const match = figurePattern.exec('![Screen [2]](/media/x.png "The "first" one")')
  expect(figureOf(match)).toEqual({ image: '/media/x.png', alt: 'Screen [2]', title: 'The "first" one' })
})
