/** The container files refer to existing files and agree with each other; nothing here runs Docker. */
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { parse } from 'yaml'
import { configMessage, readConfig } from '../../src/contact-server/config'
import { addressKeys } from '../../src/contact-server/request/client-address'

const root = join(__dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

type Service = {
  image?: string
  build?: { context: string; dockerfile: string; target: string }
  ports?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[]
}
const compose = parse(read('deploy/compose.yaml')) as {
  services: Record<'site' | 'functions' | 'mail', Service>
  volumes: Record<string, null>
}
const { site, functions, mail } = compose.services

/** Output of the build, which need not exist while the tests run. */
const made = ['public', '.build/hosts']
const exists = (path: string): boolean => made.includes(path) || existsSync(join(root, path))

/** The instructions of the Dockerfile, with their arguments. */
const steps = read('deploy/Dockerfile')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
const stepsOf = (name: string): string[] => steps.filter(([step]) => step === name).map(([, rest]) => rest)
const copies = stepsOf('COPY').map((line) => line.split(' '))
const command = parse(stepsOf('CMD')[0] ?? '[]') as string[]

/** The environment of a service, with its defaults. */
const environmentOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')]),
  )

test('everything that is copied exists and is not ignored by Docker', () => {
  const copied = copies.flatMap((words) => words.slice(0, -1))
  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((path) => !exists(path))).toEqual([])
  const [all, ...through] = read('deploy/Dockerfile.dockerignore').trim().split('\n')
  expect(all).toBe('*')
  expect(through.map((line) => line.slice(1)).sort()).toEqual([...new Set(copied)].sort())
})

test('the container runs a Node that the project supports, and a script that exists', () => {
  const major = /^node:(\d+)-.* AS functions$/m.exec(stepsOf('FROM').join('\n'))?.[1]
  const { engines, dependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  expect(satisfies(`${major}.99.0`, engines?.['node'] ?? '')).toBe(true)
  const scripts = command.filter((part) => part.startsWith('scripts/'))
  expect(scripts).toHaveLength(2)
  expect(scripts.filter((path) => !exists(path))).toEqual([])
  // The container runs without development dependencies.
  expect(dependencies).toHaveProperty('tsx')
})

test('the functions listen where the site and the image expect them', () => {
  const port = command[command.indexOf('--port') + 1]
  expect(command[command.indexOf('--host') + 1]).toBe('0.0.0.0')
  expect(stepsOf('EXPOSE')).toEqual([port])
  expect(site.environment?.['SITE_FUNCTIONS']).toBe(`functions:${port}`)
})

test('the systemd unit starts the same server where nginx expects it, and leaves room to finish deliveries', () => {
  const unit = read('deploy/site.service')
  const start = /^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  expect(start).toEqual(command.slice(1, command.indexOf('--host')))
  expect(read('docs/deploying.md')).toContain(`server 127.0.0.1:${start.at(-1)};`)
  expect(unit).not.toMatch(/^(?:KillSignal|KillMode|TimeoutStopSec)=/m)
  // The exit code after SIGTERM (processes.mjs).
  expect(unit).toMatch(/^SuccessExitStatus=143$/m)
})

test('the functions start with the environment of their service', () => {
  const result = readConfig({ NODE_ENV: 'production', ...environmentOf(functions) })
  expect('problems' in result ? configMessage(result.problems) : undefined).toBeUndefined()
  expect(environmentOf(functions)['CONTACT_SMTP_HOST']).toBe('mail')
  expect(mail.image).toMatch(/:v?\d/)
  const folder = environmentOf(functions)['CONTACT_OUTBOX_DIR']
  expect(functions.volumes?.map((volume) => volume.split(':')[1])).toEqual([folder])
})

test('the functions get every documented variable from the environment', () => {
  const documented = [
    ...['SITE_URL', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    ...new Set(read('docs/contact.md').match(/\bCONTACT_[A-Z_]+\b/g)),
    // The volume's folder inside the container.
  ].filter((name) => name !== 'CONTACT_OUTBOX_DIR')
  expect(documented.length).toBeGreaterThan(12)
  const passed = (name: string) => functions.environment?.[name]?.startsWith(`\${${name}:-`)
  expect(documented.filter((name) => !passed(name))).toEqual([])
})

test.each([
  ['Cloudflare alone', ''],
  ['Cloudflare and nginx', ', 172.70.1.1'],
  ['Cloudflare and Caddy', ', 172.70.1.1'],
])('%s: with the documented number of proxies, visitors are told apart', (proxies, appended) => {
  const number = new RegExp(`- ${proxies}.*?\`CONTACT_TRUSTED_PROXIES=(\\d)\``).exec(
    read('docs/deploying.md'),
  )?.[1]
  const result = readConfig({ CONTACT_TRUSTED_PROXIES: number })
  if (!('config' in result)) throw new Error('no configuration')
  const keyOf = addressKeys(result.config.addresses)
  const key = (visitor: string) =>
    keyOf({
      headers: { 'x-forwarded-for': `${visitor}${appended}` },
      socket: { remoteAddress: '172.18.0.2' },
    } as unknown as IncomingMessage)
  expect(key('192.0.2.1')).not.toBe(key('198.51.100.7'))
})

test('every path, volume and service that is named exists', () => {
  for (const [target, { build }] of Object.entries({ site, functions })) {
    expect(exists(join('deploy', build?.context ?? '-', build?.dockerfile ?? '-'))).toBe(true)
    expect(build?.target).toBe(target)
    expect(stepsOf('FROM').filter((from) => from.endsWith(` AS ${target}`))).toHaveLength(1)
  }
  const sources = [site, functions].flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  const paths = sources.filter((source) => source.startsWith('.')).map((source) => join('deploy', source))
  expect(paths.filter((path) => !exists(path))).toEqual([])
  expect(sources.filter((source) => !source.startsWith('.')).sort()).toEqual(
    Object.keys(compose.volumes).sort(),
  )
  expect((site.depends_on ?? []).filter((name) => !Object.hasOwn(compose.services, name))).toEqual([])
})

test('the site is where its Caddyfile looks for it', () => {
  const caddyfile = read('deploy/Caddyfile')
  const inside = (name: string) => new RegExp(`\\{\\$${name}:([^}]+)\\}`).exec(caddyfile)?.[1]
  const to = Object.fromEntries(copies.map(([from = '', at]) => [from, at]))
  expect(to).toMatchObject({
    '.build/hosts': inside('SITE_HOSTS'),
    'deploy/Caddyfile': '/etc/caddy/Caddyfile',
  })
  expect(copies).toContainEqual(['public', inside('SITE_ROOT')])
})

// A build replaces the folders: a container that has mounted the former ones would serve nothing.
test('the containers hold the built site, and mount nothing that a build replaces', () => {
  const mounted = [site, functions].flatMap(({ volumes = [] }) => volumes)
  expect(mounted.filter((volume) => volume.startsWith('.'))).toEqual([])
})
