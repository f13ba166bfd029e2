/** The search over all fields of all languages, in the current list or everywhere. */
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { Collection } from '../../content-model'
import type { SiteContent } from '../../entries/site-content'
import { describeField } from '../draft/field-path'
import { titleOf } from '../rules/titles-of'
import { findIn, type FoundEntry } from '../search/find'
import { wholeContent } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { shown, shownLanguage } from '../words/language'
import { CloseButton } from './close-button'
import { openPart } from './open-part'
import { said } from '../words/dialogs'

type Asked = { query: string; collection: Collection | undefined }

/** The maximum number of listed entries, each with its first sentences. */
const mostEntries = 40
const mostPlaces = 3

function Result({ found }: { found: FoundEntry }) {
  const { collection, entry, places } = found
  const rest = places.length - mostPlaces
  return (
    <li>
      <a href={`#/collections/${collection.name}/entries/${entry.id}`}>{titleOf(collection, entry)}</a>
      <span>{shown(collection.label)}</span>
      {places.slice(0, mostPlaces).map(({ locale, at, values, parts }, index) => (
        <p key={index}>
          <small>
            {shownLanguage(locale)} · {describeField(collection, values, at)}
          </small>
          <br />
          <span lang={locale}>
            {parts.map(({ text, marked }, place) =>
              marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
            )}
          </span>
        </p>
      ))}
      {rest > 0 && <p>{said('searchMore', { count: rest })}</p>}
    </li>
  )
}

/** The content; null if it cannot be fetched. */
const contentOrNull = (): Promise<SiteContent | null> =>
  wholeContent().then(
    (found) => found ?? null,
    () => null,
  )

function Search({ query: first, collection, close }: Asked & { close: () => void }) {
  const [query, setQuery] = useState(first)
  const [isHere, setIsHere] = useState(collection !== undefined)
  const name = useId()
  const content = useLoaded(contentOrNull, undefined)
  const wanted = useDeferredValue(query)
  const only = isHere ? collection?.name : undefined
  const found = useMemo(() => (content ? findIn(content, wanted, only) : []), [content, wanted, only])
  const rest = found.length - mostEntries
  return (
    <>
      <h2>{said('search')}</h2>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${name}words`}>{said('searchFor')}</label>
        <input
          id={`${name}words`}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {collection && (
          <fieldset className="mw-choices">
            <legend>{said('searchWhere')}</legend>
            {[true, false].map((here) => (
              <label key={String(here)}>
                <input type="radio" name={name} checked={isHere === here} onChange={() => setIsHere(here)} />
                <span>
                  {here ? said('searchHere', { collection: shown(collection.label) }) : said('searchAll')}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </form>
      <p role="status">
        {content === undefined && said('searchReading')}
        {content === null && said('searchOffline')}
        {content &&
          wanted.trim() &&
          (found.length > 0 ? said('searchCount', { count: found.length }) : said('searchNone'))}
      </p>
      <ul className="mw-versions">
        {found.slice(0, mostEntries).map((each) => (
          <Result key={`${each.collection.name}/${each.entry.id}`} found={each} />
        ))}
      </ul>
      {rest > 0 && <p>{said('searchRest', { count: rest })}</p>}
      <p>{said('searchFresh')}</p>
      <footer>
        <CloseButton close={close} />
      </footer>
    </>
  )
}

/** Opens the dialog; `collection` is that of the current list. */
export function showSearch(asked: Asked): void {
  openPart(said('search'), (close) => <Search {...asked} close={close} />)
}
