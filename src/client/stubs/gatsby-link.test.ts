import { parsePath } from './gatsby-link'

test.each([
  ['', '/', '', ''],
  ['/news', '/news', '', ''],
  ['/news?page=2#top', '/news', '?page=2', '#top'],
  ['/news?#', '/news', '', ''],
  ['/news#a?b#c', '/news', '', '#a?b#c'],
  ['/search?q=a?b', '/search', '?q=a?b', ''],
  ['#top', '', '', '#top'],
])('“%s” has the parts that Gatsby expects', (address, pathname, search, hash) =>
  expect(parsePath(address)).toEqual({ pathname, search, hash }),
)
