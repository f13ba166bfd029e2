/** Makes the pictures of the editors' handbook anew: `npm run handbook`. */
process.env['HANDBOOK'] = '1'
process.argv.push('--only=handbook')

void import('../tests/editor')
