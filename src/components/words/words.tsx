/** The words of a heading, a name or a menu entry: long ones may be divided where the build has found a place. */
import { createContext, useContext } from 'react'
import { divideLongWords, withoutSoftHyphens } from '../../lib/soft-hyphens'

type Props = { children: string }

const Breaks = createContext<readonly string[]>([])

/** Takes the page's long words with their soft hyphens (`PageMeta.breaks`). */
export const WordBreaks = Breaks.Provider

/** Data stay free of soft hyphens, so that title, feeds, search and addresses have none; they are set where they show. */
export function Words({ children }: Props) {
  const breaks = useContext(Breaks)
  return divideLongWords(children, (word) => breaks.find((each) => withoutSoftHyphens(each) === word) ?? word)
}
