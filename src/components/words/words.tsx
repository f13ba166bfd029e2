/** Text of a heading, a name or a menu entry: long words may break where the build allows it. */
import { createContext, useContext } from 'react'
import { divideLongWords, withoutSoftHyphens } from '../../lib/soft-hyphens'

type Props = { children: string }

const Breaks = createContext<readonly string[]>([])

/** Provides the page's long words with their soft hyphens (`PageMeta.breaks`). */
export const WordBreaks = Breaks.Provider

/**
 * Data contains no soft hyphens, so that titles, feeds, search and addresses have none; they are inserted on rendering.
 */
export function Words({ children }: Props) {
  const breaks = useContext(Breaks)
  return divideLongWords(children, (word) => breaks.find((each) => withoutSoftHyphens(each) === word) ?? word)
}
