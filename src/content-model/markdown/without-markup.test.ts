import { withoutMarkup } from './without-markup'

test.each([
  ['marks and links', '**Note:** see *our* [price *list*](/x "List").', 'Note: see our price list.'],
  ['lines of a text', '## Next\n\n> 1. One\n- Two', 'Next\n\nOne\nTwo'],
  ['a table', '| a | b |\n| --- | ---: |\n| 1 | 2 |', ' a  b \n\n 1  2 '],
  ['escaped signs and line ends', '5 \\* 3 \\[net\\], 3\\. May\\\nend', '5 * 3 [net], 3. May\nend'],
  ['words of another language', 'The [Mittagsruhe]{de} is long.', 'The Mittagsruhe is long.'],
  ['a video', 'One.\n\n::video[sample]\n\nTwo.', 'One.\n\n\n\nTwo.'],
  ['no markup', 'file_name_2 and 1.5 – 2.', 'file_name_2 and 1.5 – 2.'],
])('%s', (_, source, words) => expect(withoutMarkup(source)).toBe(words))
