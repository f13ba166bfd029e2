/** Formats dates and times for the interface. */
import { languageTags, pageLanguage } from './language'

/** When a change was made and by whom, if that is known: the values of the sentences about it. */
export const madeBy = ({ date, author }: { date: string; author: string }) => ({
  date: momentOf(date),
  author: author || undefined,
})

/** Takes an ISO 8601 time; returns “November 12, 2026 at 3:04 PM” in the reader's time zone. */
export function momentOf(date: string): string {
  const language = pageLanguage()
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return date
  const moment = time.toLocaleString(languageTags[language], { dateStyle: 'long', timeStyle: 'short' })
  // The German format leaves this word out.
  return language === 'de' ? `${moment} Uhr` : moment
}
