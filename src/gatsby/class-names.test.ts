/** Class names: short, unique, and looked up by file. */
import { join } from 'node:path'
import { classNames } from './class-names'

const source = join(process.cwd(), 'src')
const { nameOf, version } = classNames(source)
const button = join(source, 'components/button/button.module.css')

test('every class has a unique name of one to three letters', () => {
  const names = [nameOf(button, 'button'), nameOf(button, 'line')]
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{0,2}$/)
})

test('keyframes have short names, too', () => {
  const pattern = join(source, 'components/pattern/pattern.module.css')
  expect(nameOf(pattern, 'tiles')).toMatch(/^[A-Z][a-z]{0,2}$/)
})

test('undefined for a class that a module does not define', () => {
  expect(nameOf(button, 'title')).toBeUndefined()
  expect(nameOf(join(source, 'nowhere.module.css'), 'button')).toBeUndefined()
})

test('the same modules give the same names', () => {
  expect(classNames(source).version).toBe(version)
})
