/** The nginx configuration says the same as the rules. */
import { groupHeaders, type HostFacts } from './headers'
import { groups, groupOf } from './groups'
import { nginxFile } from './nginx'

const facts: HostFacts = {
  inline: { scripts: ["'sha256-S'"], styles: [] },
  https: true,
  indexable: true,
  editorHosts: [],
}
const text = nginxFile(facts, { host: 'www.example.com', root: '/srv/site' })

/** Reads a `map` block into its lines. */
function mapLines(variable: string): [string, string][] {
  const block = new RegExp(`map \\$\\w+ \\${variable} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return block.split('\n').map((line) => {
    const [, key = '', value = ''] = /^\s*("(?:[^"\\]|\\.)*"|\S+) (.*);$/.exec(line) ?? []
    return [key.replace(/^"|"$/g, ''), value.replace(/^"|"$/g, '')]
  })
}

/** Decides as nginx does: exact texts first, then the first expression that fits, then the default. */
function decide(variable: string, input: string): string | undefined {
  const lines = mapLines(variable)
  const exact = lines.find(([key]) => key === input)
  const pattern = lines.find(([key]) => key.startsWith('~') && new RegExp(key.slice(1)).test(input))
  return (exact ?? pattern ?? lines.find(([key]) => key === 'default'))?.[1]
}

test.each([
  '/',
  '/about',
  '/about.html',
  '/de',
  '/design',
  '/de/x',
  '/feed.xml',
  '/app-0123456789abcdef0123.js',
  '/static/a.svg',
  '/builds/latest.json',
  '/builds/meta/1.json',
  '/social/home.png',
  '/admin/',
  '/admin/index.html',
  '/admin/config.yml',
  '/404.html',
])('%s is in the same group', (path) => {
  expect(decide('$site_group', path)).toBe(groupOf(path))
})

test.each(groups)('%s has the same headers', (group) => {
  for (const [name, value] of Object.entries(groupHeaders(group, facts))) {
    expect(decide(`$site_${name.toLowerCase().replace(/-/g, '_')}`, group)).toBe(value)
  }
})

test('404 pages by language', () => {
  expect(decide('$site_not_found', '/de/x')).toBe('/de/404.html')
  expect(decide('$site_not_found', '/design')).toBe('/404.html')
})
