/** Edits the project's source files by their syntax tree. */
import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { ExtendError } from './names'

/** Replaces a file's text with the result of `change`. */
export function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (each: ts.Node) => {
    found.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

/** The object that a constant of the file is initialized with. */
function objectOf(source: string, constant: string): ts.ObjectLiteralExpression {
  const declared = descendants(parse(source)).find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === constant,
  )
  const found = declared && descendants(declared).find(ts.isObjectLiteralExpression)
  if (!found) throw new ExtendError(`There is no “const ${constant} = {…}” to write into.`)
  return found
}

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name?.getText().replace(/^['"]|['"]$/g, '')

/** Returns the names of the properties of a constant's object. */
export const propertiesOf = (source: string, constant: string): string[] =>
  objectOf(source, constant).properties.flatMap((property) => nameOf(property) ?? [])

/** Appends a property to a constant's object. */
export function withProperty(source: string, constant: string, property: string): string {
  const { properties } = objectOf(source, constant)
  const end = objectOf(source, constant).getEnd() - 1
  const comma = properties.length > 0 && !properties.hasTrailingComma ? ',' : ''
  return `${source.slice(0, end).trimEnd()}${comma}\n${property},\n${source.slice(end)}`
}

/** Removes a property from a constant's object, with the comments above it. */
export function withoutProperty(source: string, constant: string, name: string): string {
  const found = objectOf(source, constant).properties.find((property) => nameOf(property) === name)
  if (!found) return source
  const end = source.charAt(found.getEnd()) === ',' ? found.getEnd() + 1 : found.getEnd()
  return source.slice(0, found.getFullStart()) + source.slice(end)
}

/** Inserts an import after the existing ones, or after the file's leading comment. */
export function withImport(source: string, line: string): string {
  const last = parse(source).statements.filter(ts.isImportDeclaration).at(-1)
  const at = last ? last.getEnd() : (/^\/\*\*[\s\S]*?\*\/\n/.exec(source)?.[0].length ?? 1) - 1
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

/** Removes the import of a module. */
export const withoutImport = (source: string, module: string): string =>
  source
    .split('\n')
    .filter((line) => !(line.startsWith('import ') && line.endsWith(`'${module}'`)))
    .join('\n')
