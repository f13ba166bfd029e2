/** A full disk is reported, whatever error it caused. */
import * as fs from 'node:fs'
import { fullDiskMessage } from './disk-room'

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), statfsSync: jest.fn() }))

test.each([
  ['nothing free', 0, /^The disk is full\. Make room/],
  ['10 MB free', 2560, /^The disk is full/],
  ['a gigabyte free', 262_144, /^$/],
])('%s', (_name, bavail, message) => {
  jest.mocked(fs.statfsSync).mockReturnValue({ bavail, bsize: 4096 } as never)
  expect(fullDiskMessage('.') ?? '').toMatch(message)
})
