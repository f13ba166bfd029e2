/** Asks for a link: a page of the site, chosen by name, or any other address. */
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../site/locales'
import { completeLink } from '../rules/complete-link'
import { LinkInput, wordsOfLink } from '../widgets/link-input'
import { readIn } from '../words/language'
import { words } from '../words/words'
import { openDialog } from './ask'

export type LinkQuestion = {
  question: string
  /** Labels of the answers: set the link, or set none. */
  set: string
  none?: string | undefined
  current?: string
  /** The language in which pages are named; the interface's if absent. */
  locale?: LocaleCode | undefined
}

type Props = LinkQuestion & { onAnswer: (link: string | null) => void }

function LinkForm({ question, set, none, current = '', locale, onAnswer }: Props) {
  const [link, setLink] = useState(current)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isWrong = event.currentTarget.querySelector('[aria-invalid="true"]') !== null
    if (link && !isWrong) onAnswer(completeLink(link))
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="asked-link">{question}</label>
      <LinkInput id="asked-link" value={link} onChange={setLink} locale={locale ?? readIn()} form="address" />
      <footer>
        <button type="button" onClick={() => onAnswer(null)}>
          {words('cancel')}
        </button>
        {none && (
          <button type="button" onClick={() => onAnswer('')}>
            {none}
          </button>
        )}
        <button data-main="">{set}</button>
      </footer>
    </form>
  )
}

/** Resolves to the link, to an empty string for no link, or to null if the dialog is cancelled. */
export function askForLink(asked: LinkQuestion): Promise<string | null> {
  const dialog = openDialog(asked.question)
  const root = createRoot(dialog)
  return new Promise((resolve) => {
    let answer: string | null = null
    dialog.addEventListener('close', () => {
      root.unmount()
      resolve(answer)
    })
    const onAnswer = (link: string | null) => {
      answer = link
      dialog.close()
    }
    // A dialog that opens empty takes the focus itself: the address typed next would go nowhere.
    flushSync(() => root.render(<LinkForm {...asked} onAnswer={onAnswer} />))
    dialog.showModal()
  })
}

/**
 * Takes the address of the link under the cursor in a text, and the text's element. `words` are those of a new link for
 * which nothing is selected.
 */
export async function askForTextLink(
  current: string,
  text: Element,
): Promise<{ link: string; words: string } | null> {
  const named = text.closest<HTMLElement>('[data-locale]')?.dataset['locale']
  const locale = isLocaleCode(named) ? named : defaultLocale
  const link = await askForLink({
    question: words('linkInText'),
    set: words('linkSet'),
    none: current ? words('linkRemove') : undefined,
    current,
    locale,
  })
  return link === null ? null : { link, words: await wordsOfLink(link, locale) }
}
