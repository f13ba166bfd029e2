/** The editor's bundle, built by esbuild in parallel with Gatsby. */
import { build, context, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import type { AdminSettings } from '../../src/admin/config/settings'
import { readKnownSite } from '../../src/content-check'
import { readCompany } from '../../src/contact-server/company'
import { buildTime } from '../../src/gatsby/build-time'
import { logoPaths } from '../../src/pattern/logo-paths'
import { patternSvg } from '../../src/pattern/pattern-svg'
import { defaultLocale } from '../../src/site/locales'
import { translationStatus } from '../../src/translations-status/status'
import { adminPage, translationsPage } from './admin-html'
import { writeContentFiles } from './site-content'
import { decapPatches } from './admin-patches'
import { siteTexts } from './admin-texts'
import { adminSettings } from './admin-settings'

const root = process.cwd()
const shim = (name: string) => resolve(root, 'src/admin/shims', name)

/** Replacements for modules that need `eval` or Gatsby's router, and the alias that the patches import from. */
const alias = {
  '@admin': resolve(root, 'src/admin'),
  ajv: shim('ajv.ts'),
  'ajv-keywords/dist/keywords': shim('ajv.ts'),
  'ajv-errors': shim('ajv-errors.ts'),
  diacritics: shim('diacritics.ts'),
  path: 'path-browserify',
  '@iarna/toml/parse-string': shim('toml.ts'),
  'ts-invariant': shim('ts-invariant.ts'),
}

export type BuildAdmin = {
  /** Absolute path; the folder is emptied except for files of the site's own build (`index.*.json`). */
  outdir: string
  /** True in development: a fast build with source maps. */
  dev: boolean
  /** Replaces the settings that come from the environment. */
  settings?: Partial<AdminSettings>
}

function options({ outdir, dev }: BuildAdmin): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: root,
    entryPoints: {
      editor: 'src/admin/main.ts',
      tools: 'src/admin/admin.css',
      translations: 'src/translations-status/page/main.tsx',
    },
    outdir,
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16'],
    mainFields: ['module', 'browser', 'main'],
    jsx: 'automatic',
    minify: !dev,
    sourcemap: dev ? 'linked' : false,
    metafile: true,
    logLevel: 'error',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/admin',
    external: ['/fonts/*'],
    alias,
    plugins: [decapPatches(root), siteTexts(root)],
    define: {
      global: 'globalThis',
      'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
      'process.env': '{}',
    },
    loader: { '.wasm': 'file', '.woff2': 'file', '.svg': 'file', '.png': 'file', '.module.css': 'local-css' },
  }
}

const isIndex = (name: string) => /^index\.\w+\.json$/.test(name)

async function emptied(outdir: string): Promise<void> {
  await mkdir(outdir, { recursive: true })
  const old = (await readdir(outdir)).filter((name) => !isIndex(name))
  await Promise.all(old.map((name) => rm(join(outdir, name), { recursive: true, force: true })))
}

/** The picture converter loads its WebAssembly from the folder of its script, under these names. */
const converters = ['enc/webp_enc.wasm', 'enc/webp_enc_simd.wasm', 'dec/webp_dec.wasm']

async function copyConverters(outdir: string): Promise<void> {
  const codec = join(root, 'node_modules/@jsquash/webp/codec')
  await Promise.all(converters.map((file) => cp(join(codec, file), join(outdir, basename(file)))))
}

/** The files that an entry point loads initially, itself included. */
function loadedBy(metafile: Metafile, entry: string): string[] {
  const [file] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry) ?? []
  if (!file) throw new Error(`The bundle lacks ${entry}.`)
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') visit(path)
  }
  visit(file)
  const css = metafile.outputs[file]?.cssBundle
  return css ? [...seen, css] : [...seen]
}

async function writePages(metafile: Metafile, input: BuildAdmin): Promise<string[]> {
  const address = (file: string) => `/admin/${basename(file)}`
  const of = (entry: string, ending: string) => {
    const file = loadedBy(metafile, entry).find((name) => name.endsWith(ending))
    return file ? address(file) : ''
  }
  const settings = adminSettings(process.env, {
    previewCss: of('src/admin/preview/preview.tsx', '.css'),
    ...input.settings,
  })
  const main = 'src/admin/main.ts'
  const name = (await readCompany(defaultLocale, root))?.name ?? 'Website'
  const style = of('src/admin/admin.css', '.css')
  const status = 'src/translations-status/page/main.tsx'
  await mkdir(join(input.outdir, 'translations'), { recursive: true })
  await Promise.all([
    writeFile(
      join(input.outdir, 'index.html'),
      adminPage(name, settings, { script: of(main, '.js'), style }),
    ),
    writeFile(
      join(input.outdir, 'translations/index.html'),
      translationsPage(name, { script: of(status, '.js'), style }),
    ),
    writeFile(join(input.outdir, 'logo.svg'), patternSvg(logoPaths(), 64, 64)),
    copyConverters(input.outdir),
    readKnownSite(root, { drafts: false }).then((known) =>
      writeFile(join(input.outdir, 'known.json'), JSON.stringify(known)),
    ),
    writeContentFiles(root, input.outdir),
    translationStatus(root, { drafts: false }).then((status) => {
      const made = new Date(buildTime(root)).toISOString()
      return writeFile(join(input.outdir, 'translations.json'), JSON.stringify({ ...status, made }))
    }),
  ])
  return [
    ...loadedBy(metafile, main).filter((file) => file.endsWith('.js')),
    ...loadedBy(metafile, 'src/admin/admin.css'),
  ]
}

/**
 * Builds the editor. Returns the number of files, and which of them the login screen loads. Throws esbuild's messages
 * if the code does not build, or our own message if a setting is wrong.
 */
export async function buildAdmin(input: BuildAdmin): Promise<{ files: number; loaded: string[] }> {
  await emptied(input.outdir)
  const { metafile } = await build(options(input))
  const loaded = await writePages(metafile, input)
  return {
    files: Object.keys(metafile.outputs).length,
    loaded: loaded.map((file) => relative(input.outdir, resolve(root, file))),
  }
}

/** Builds, and rebuilds on every source change until this process ends; resolves once the first build is done. */
export async function watchAdmin(input: BuildAdmin): Promise<void> {
  await emptied(input.outdir)
  let first = (): void => undefined
  const built = new Promise<void>((resolve) => {
    first = resolve
  })
  const pages: Plugin = {
    name: 'pages',
    setup: (hooks) =>
      hooks.onEnd(async ({ metafile, errors }) => {
        // esbuild has printed its errors; the next change may fix them.
        if (metafile && errors.length === 0) await writePages(metafile, input)
        first()
      }),
  }
  const names = { entryNames: '[name]', chunkNames: 'part-[hash]' }
  const watching = await context({
    ...options(input),
    ...names,
    plugins: [decapPatches(root), siteTexts(root), pages],
  })
  await watching.watch()
  await built
}
