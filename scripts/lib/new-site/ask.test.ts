/** Questions of `npm run new` whose answers a prompt cannot check or show by itself. */
import * as prompts from '@clack/prompts'
import { askBrand } from './ask'

jest.mock('@clack/prompts', () => ({
  text: jest.fn(),
  isCancel: () => false,
  log: { error: jest.fn() },
}))
const text = jest.mocked(prompts.text)

/** Answers the questions for texts; an empty answer is what the prompt makes of it. */
function answering(...answers: string[]): void {
  text.mockReset()
  for (const answer of answers)
    text.mockImplementationOnce(async ({ defaultValue }) => answer || (defaultValue ?? 'undefined'))
}

const look = { colors: '#0a7a3f,#ffb000', logo: 'mark.svg', art: 'patterns' }

test('a typeface that cannot be used is asked for again at once, not refused after the last question', async () => {
  answering('package.json', '')
  expect(await askBrand(process.cwd(), look)).toEqual(look)
  expect(prompts.log.error).toHaveBeenCalledWith(expect.stringContaining('not a font file'))
})

test('an empty answer changes nothing, and is not shown as the placeholder', async () => {
  answering('')
  expect(await askBrand(process.cwd(), look)).toEqual(look)
  // The prompt shows the placeholder if there is no value, including an empty one.
  expect(text.mock.calls[0]?.[0].defaultValue).toBeTruthy()
})
