/** Makes the pictures of the editors' handbook anew: `node scripts/run.mjs scripts/handbook.ts`. */
process.env['HANDBOOK'] = '1'
process.argv.push('--only=handbook')

void import('../tests/editor')
