/** Interface texts in page data: in development, a change is seen without a restart. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interfaceTexts } from './interface-texts'

test('a text that has changed is read again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const common = join(folder, 'locales/en/common.json')
  cpSync('locales/en', join(folder, 'locales/en'), { recursive: true })
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  try {
    expect(interfaceTexts('en')('common:pageNumber', { n: 2 })).toBe('Page 2')
    writeFileSync(common, readFileSync(common, 'utf8').replace('Page {{n}}', 'Sheet {{n}}'))
    expect(interfaceTexts('en')('common:pageNumber', { n: 2 })).toBe('Sheet 2')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
