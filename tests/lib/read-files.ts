/** Files of the built site, read by third-party parsers. */
import { SaxesParser } from 'saxes'
import type { Check } from './report'
import type { Site } from './site'

/** The result of a check; undefined and false are not problems. */
export type Problem = string | false | undefined

/** A check with only the actual problems. */
export const check = (name: string, problems: readonly Problem[]): Check => ({
  name,
  problems: problems.filter((problem): problem is string => Boolean(problem)),
})

/** Reads a file and checks it, or reports that it is missing or cannot be read. */
export function withFile(site: Site, file: string, problems: (text: string) => readonly Problem[]): Check {
  if (!site.files.has(file)) return check(file.slice(1), [`${file} is missing`])
  try {
    return check(file.slice(1), problems(site.text(file)))
  } catch (error) {
    return check(file.slice(1), [`${file} cannot be read: ${String(error)}`])
  }
}

/** An element of an XML file, with its direct text. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  depth: number
}

/** Parses XML strictly, with namespaces. Throws if it is not well-formed. */
export function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser({ xmlns: true })
  const [found, open]: [Element[], Element[]] = [[], []]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]))
    const element = { name, attributes: values, text: '', depth: open.length }
    found.push(element)
    open.push(element)
  })
  const add = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}

/** The differences between two lists of addresses, in both directions. */
export function difference(found: readonly string[], expected: readonly string[]): Problem[] {
  return [
    ...expected.filter((address) => !found.includes(address)).map((address) => `${address} is missing`),
    ...found
      .filter((address) => !expected.includes(address))
      .map((address) => `${address} should not be there`),
    found.length !== new Set(found).size && 'an address is there twice',
  ]
}
