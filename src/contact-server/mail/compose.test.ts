/** The mail to the company: the reply address, and the content. */
import { readMail } from '../testing/read-mail'
import { sampleMessage } from '../testing/samples'
import { composeMail } from './compose'

const addresses = { from: 'website@example.com', to: ['office@example.com'] }
const mailOf = async (changes: object) => {
  const message = sampleMessage()
  const { raw } = await composeMail({ ...message, values: { ...message.values, ...changes } }, addresses)
  return readMail({ raw: raw.toString('utf8') })
}

test.each([
  ['Jörgensen', 'Ada', 'Ada Jörgensen'],
  ['Ada Jörgensen', 'Ada', 'Ada Jörgensen'],
  ['Jörgensen', '', 'Jörgensen'],
  ['Anders', 'An', 'An Anders'],
])('name “%s”, first name “%s”: replies go to “%s”', async (name, surname, expected) => {
  expect((await mailOf({ name, surname })).replyTo?.[0]?.name).toBe(expected)
})

test('a telephone number has a row; messages without one, such as those older than the field, have none', async () => {
  expect((await mailOf({ phone: '+49 30 1' })).text).toContain('Telefon: +49 30 1')
  for (const phone of ['', undefined]) expect((await mailOf({ phone })).text).not.toContain('Telefon')
})

test('a text written from right to left has its own direction, as in the form', async () => {
  const { html } = await mailOf({ name: 'דוד כהן', message: 'שלום, אשמח לקבל מידע.' })
  expect(html).toContain('<p dir="auto">שלום, אשמח לקבל מידע.</p>')
  expect(html).toContain('<td dir="auto">דוד כהן</td>')
})

test.each([
  '=?utf-8?Q?Bank_=E2=80=AEgpj.exe?=',
  `${'long '.repeat(20)}=?utf-8?B?4oCu?= =?utf-8?B?4oCu?=`,
  'Jörgensen =?utf-8?Q?=E2=80=AE?=',
])('FRM-10: “%s” in the name is shown as written, not decoded', async (name) => {
  const { subject, replyTo } = await mailOf({ name, surname: '' })
  expect(subject).toMatch(/^Kontaktanfrage \S+: /)
  expect(subject?.endsWith(`: ${name}`)).toBe(true)
  expect(replyTo).toEqual([{ name: '', address: sampleMessage().values.email }])
})
