/** Carries out recipes from docs/recipes as written, in a copy of the project. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code blocks of a recipe in one language, in order, without indentation. */
export function codeBlocks(root: string, recipe: string, language: string): string[] {
  const text = readFileSync(join(root, 'docs/recipes', `${recipe}.md`), 'utf8')
  const blocks = [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))]
  return blocks.map(([, indent = '', code = '']) => code.replace(new RegExp(`^${indent}`, 'gm'), ''))
}

/** Runs the command of a recipe; returns its output if it failed. */
export function runCommand(copy: string, command: string): string | undefined {
  const run = spawnSync('sh', ['-c', command], { cwd: copy, encoding: 'utf8' })
  return run.status === 0 ? undefined : `${command}: ${(run.stdout + run.stderr).trim().slice(-2000)}`
}

function change(file: string, pairs: readonly (readonly [string, string])[]): void {
  const after = pairs.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”, which the recipe speaks of.`)
      return text.replace(from, () => to)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, after)
}

/** docs/recipes/collection.md, to its end; returns what failed. */
export function addLocations(root: string, copy: string): string | undefined {
  const [command = '', remove = ''] = codeBlocks(root, 'collection', 'sh')
  const [paths = '', fields = '', facts = ''] = codeBlocks(root, 'collection', 'ts')
  const [english = '', german = ''] = codeBlocks(root, 'collection', 'yaml')
  const failed = runCommand(copy, command)
  if (failed) return failed
  const model = 'src/content-model/collections/own/locations.ts'
  change(join(copy, model), [
    ["paths: { de: 'standorte', en: 'locations' },", paths.trim()],
    ['sections: pageSections,', `${fields}sections: pageSections,`],
    ['facts: {},', facts.trim()],
    ['{ label }', '{ label, link, list, longText, object, text }'],
  ])
  execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', model], {
    cwd: copy,
    stdio: 'ignore',
  })
  for (const [language, words] of Object.entries({ en: english, de: german }))
    change(join(copy, `content/locations/example.${language}.md`), [['order: 1\n', `order: 1\n${words}`]])
  return runCommand(copy, remove)
}

/** The steps of docs/recipes/brand.md for which `npm run new` has no question; returns what failed. */
export function changeShapes(root: string, copy: string): string | undefined {
  const commands = codeBlocks(root, 'brand', 'sh').filter((command) => /--(?:seed|corner)/.test(command))
  return runCommand(copy, commands.join('') || 'false')
}

/** docs/recipes/field.md, to its end. */
export function addPrice(root: string, copy: string): void {
  const [field = '', facts = ''] = codeBlocks(root, 'field', 'ts')
  const [english = '', german = ''] = codeBlocks(root, 'field', 'yaml')
  change(join(copy, 'src/content-model/collections/products.ts'), [
    ['    sections: {', `    ${field}    sections: {`],
    ["  orderField: 'order',\n", `  orderField: 'order',\n  ${facts}`],
  ])
  for (const [language, words] of Object.entries({ en: english, de: german }))
    change(join(copy, `content/products/example.${language}.md`), [['sections:\n', `${words}sections:\n`]])
}

/** docs/recipes/page.md, to its end. */
export function addHistory(root: string, copy: string): void {
  const [route = ''] = codeBlocks(root, 'page', 'ts')
  const [english = '', german = ''] = codeBlocks(root, 'page', 'yaml')
  change(join(copy, 'src/site/own/pages.ts'), [['fixedPages = {}', `fixedPages = {\n${route}}`]])
  for (const [language, front] of Object.entries({ en: english, de: german }))
    writeFileSync(join(copy, `content/pages/history.${language}.md`), `---\n${front}---\n`)
}

/** The command of docs/recipes/section.md. */
export const addPriceTable = (root: string, copy: string): string | undefined =>
  runCommand(copy, codeBlocks(root, 'section', 'sh')[0] ?? 'false')
