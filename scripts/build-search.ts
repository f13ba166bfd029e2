/** Builds the site search index for the build in `public/`; part of `npm run build`. */
import { join } from 'node:path'
import { writeSearchIndex } from './lib/search-index'

const root = join(__dirname, '..')

writeSearchIndex(root, join(root, 'public')).then(
  (counts) => {
    const found = Object.entries(counts).map(([locale, count]) => `${count} in ${locale}`)
    console.log(`Search: ${found.join(', ')}.`)
  },
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
