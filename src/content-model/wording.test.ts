import { wordingIn } from './wording'

test('quotation marks within those of a message are single ones', () => {
  expect(wordingIn('„{{text}}“ fehlt', { text: 'Zu „kurz“' }, 'de')).toBe('„Zu ‚kurz‘“ fehlt')
  expect(wordingIn('“{{text}}” is missing', { text: 'Too “short”' }, 'en')).toBe('“Too ‘short’” is missing')
  expect(wordingIn('Es fehlt: {{text}}', { text: '„kurz“' }, 'de')).toBe('Es fehlt: „kurz“')
})
