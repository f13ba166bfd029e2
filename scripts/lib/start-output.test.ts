/** What npm start shows of Gatsby's output. */
import { PassThrough } from 'node:stream'
import { passErrors } from './start-output.mjs'

test('advice on templates without pages and the code of compiled hooks do not hide errors', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation()
  const output = new PassThrough()
  const passed = passErrors(output)
  output.end(
    [
      'warning The GraphQL query in the non-page component "/site/src/templates/product.tsx" will not be run.',
      'error "gatsby-node.js" threw an error while running the onCreateNode lifecycle:',
      `> 1 | !function(e,t,n,r){${'x'.repeat(200_000)}`,
      'warning The GraphQL query in the non-page component "/site/src/components/own.tsx" will not be run.',
    ].join('\n'),
  )
  await passed
  const lines = print.mock.calls.map(([line]) => String(line))
  expect(lines).toEqual([
    expect.stringMatching(/^error/),
    expect.stringMatching(/^> 1 \| .{90,120} …$/),
    expect.stringContaining('own.tsx'),
  ])
})
