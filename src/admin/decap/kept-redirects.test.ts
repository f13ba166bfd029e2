/** What a failed request means for the redirects in the repository. */
import type { BackendInstance } from './backend-types'
import { keptRedirects } from './kept-redirects'

const answering = (getEntry: () => Promise<{ data?: string | null }>) =>
  keptRedirects({ getEntry } as Partial<BackendInstance> as BackendInstance)
const failing = (status: number) =>
  answering(() => Promise.reject(Object.assign(new Error('failed'), { status })))

test('a missing file is an empty list; any other failure is one, since an empty list would be written back', async () => {
  expect(await answering(() => Promise.resolve({ data: '- from: /a\n  to: /b\n' }))).toEqual([
    { from: '/a', to: '/b' },
  ])
  expect(await answering(() => Promise.resolve({ data: null }))).toEqual([])
  expect(await failing(404)).toEqual([])
  await expect(failing(502)).rejects.toThrow('failed')
})
