/** Found 1: the head of every kind of page, as data. */
import { browserTags, crawlerTags, documentTitle } from '../head-tags'
import { jsonLd } from '../json-ld/json-ld'
import { samplePages } from './sample-pages'

const origin = 'https://www.example.com'

test.each(Object.entries(samplePages))('the head of: %s', (_, page) => {
  expect({
    title: documentTitle(page),
    browsers: browserTags(page, origin),
    crawlers: crawlerTags(page, origin),
    data: jsonLd(page, origin),
  }).toMatchSnapshot()
})

test('structured data cannot end the script that contains it: an editor’s “<” is escaped in job offers', () => {
  const { jobs } = samplePages
  expect(JSON.stringify(jobs && jsonLd(jobs, origin))).toContain('<li>Betrieb &lt;24/7&gt;</li>')
})
