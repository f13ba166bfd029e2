/** @jest-environment jsdom */
/** Sharing an article: what a click on its link leads to. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import common from '../../../locales/en/common.json'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import { Share } from './share'

test.each([
  ['copied', () => Promise.resolve(), common.linkCopied],
  ['refused: the link is shown', () => Promise.reject(new Error('denied')), 'http://localhost/news/first'],
])('the link is %s', async (_, writeText, wanted) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  render(
    <TextsContext.Provider value={{ iso: 'en-US', t: makeTranslate({ common }) }}>
      <Share path="/news/first" title="First" />
    </TextsContext.Provider>,
  )
  fireEvent.click(screen.getByRole('link', { name: common.linkToArticle }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(wanted))
})
