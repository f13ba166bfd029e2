/** The fallback picture is shown below an empty field and disappears when a picture is chosen. */
import { renderToStaticMarkup } from 'react-dom/server'
import { imageControl } from './image-control'
import type { ControlProps } from './control'

jest.mock('./search-text', () => ({
  SearchPicture: ({ locale }: { locale: string }) => `drawn for ${locale}`,
}))

const Control = imageControl(({ value }) => <b>{value}</b>)

const shown = (value: string | undefined, standsFor?: string) => {
  const field = { get: (key: string) => (key === 'standsFor' ? standsFor : undefined) }
  return renderToStaticMarkup(<Control {...({ value, field, locale: 'de' } as unknown as ControlProps)} />)
}

it.each([
  [undefined, 'picture', '<b></b>drawn for de'],
  ['', 'picture', '<b></b>drawn for de'],
  ['/media/a.png', 'picture', '<b>/media/a.png</b>'],
  [undefined, undefined, '<b></b>'],
])('%p, with fallback %p: %s', (value, standsFor, markup) => {
  expect(shown(value, standsFor)).toBe(markup)
})
