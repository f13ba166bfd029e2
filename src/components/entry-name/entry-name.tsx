/** The name of an entry on its card or in its row. */
import { Link } from '../link/link'
import { Words } from '../words/words'

type Props = { title: string; href?: string }

/** Where the entry has a page, the name is a link whose area is the whole card (`.target`). */
export function EntryName({ title, href }: Props) {
  if (href === undefined) return <Words>{title}</Words>
  return (
    <Link href={href} className="cover-link">
      <Words>{title}</Words>
    </Link>
  )
}
