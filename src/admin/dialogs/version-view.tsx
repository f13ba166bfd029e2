/** One version of an entry: its changes, its differences from the form, and its page. */
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { describeField, fieldAt } from '../draft/field-path'
import { readable } from '../draft/readable'
import type { Draft } from '../draft/draft'
import { currentDraft } from '../decap/open-draft'
import { changedWords, differencesOf, type Difference } from '../history/differences'
import type { PastValues, Version } from '../history/timeline'
import { localeCodes, perLocale, type LocaleCode } from '../../site/locales'
import { shown, shownLanguage } from '../words/language'
import { said } from '../words/dialogs'
import { madeBy } from '../words/moment'

type Props = {
  draft: Draft
  version: Version
  onBack: () => void
  onTake: () => void
}

type Sides = { before: PastValues; after: PastValues }

const VersionPage = lazy(() => import('../preview/preview').then((part) => ({ default: part.VersionPage })))

/** A value as the form words it: option labels for choices, yes and no for switches. */
function textOf(
  value: unknown,
  { draft, values, at }: { draft: Draft; values: unknown; at: Difference['at'] },
): string {
  if (typeof value === 'boolean') return said(value ? 'yes' : 'no')
  const field = fieldAt(draft.collection.fields, values, at)
  const option = field?.kind === 'select' && field.options.find((each) => each.value === value)
  if (option) return shown(option.label)
  return Array.isArray(value) ? value.map((item) => readable(item)).join(', ') : readable(value)
}

function Change({
  draft,
  difference,
  sides,
}: Pick<Props, 'draft'> & { difference: Difference; sides: Sides }) {
  const { locale, at, before, after } = difference
  const values = sides[difference.in][locale]
  const place = describeField(draft.collection, values, at)
  const text = (value: unknown) => textOf(value, { draft, values, at })
  const words = changedWords(text(before), text(after))
  return (
    <>
      <dt>{place}</dt>
      <dd lang={locale}>
        {words.map(({ text: part, kind }, index) => {
          if (kind === 'removed') return <del key={index}>{part}</del>
          return kind === 'added' ? <ins key={index}>{part}</ins> : <span key={index}>{part}</span>
        })}
      </dd>
    </>
  )
}

function Comparison({ draft, sides }: Pick<Props, 'draft'> & { sides: Sides }) {
  const differences = useMemo(
    () => differencesOf(draft.collection, sides.before, sides.after),
    [draft, sides],
  )
  if (differences.length === 0) return <p>{said('versionAlike')}</p>
  return localeCodes.map((locale) => {
    const own = differences.filter((difference) => difference.locale === locale)
    return own.length > 0 ? (
      <section key={locale}>
        <h3>{shownLanguage(locale)}</h3>
        <dl>
          {own.map((difference) => (
            <Change
              key={`${difference.in}${difference.at.join('.')}`}
              draft={draft}
              difference={difference}
              sides={sides}
            />
          ))}
        </dl>
      </section>
    ) : null
  })
}

/** The form's values in the languages that both sides have: a language added later does not count as a difference. */
function formFor(version: PastValues, form: PastValues): PastValues {
  return Object.fromEntries(
    localeCodes.filter((locale) => version[locale]).map((locale) => [locale, form[locale] ?? {}]),
  )
}

export function VersionView({ draft, version, onBack, onTake }: Props) {
  const { change, values, before } = version
  const [against, setAgainst] = useState<'before' | 'form'>(before ? 'before' : 'form')
  const [page, setPage] = useState<LocaleCode>()
  const name = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sides = useMemo<Sides>(() => {
    if (against === 'before') return { before: before ?? {}, after: values }
    return { before: formFor(values, currentDraft()?.values ?? draft.values), after: values }
  }, [against, before, values, draft])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {said('versionBy', madeBy(change))}
      </h2>
      <fieldset className="mw-choices">
        <legend>{said('versionCompare')}</legend>
        {(['before', 'form'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={against === choice}
              onChange={() => setAgainst(choice)}
            />
            <span>{said(choice === 'before' ? 'versionChanged' : 'versionAgainstForm')}</span>
          </label>
        ))}
      </fieldset>
      <Comparison draft={draft} sides={sides} />
      <p className="mw-choices">
        {localeCodes.map((locale) =>
          values[locale] ? (
            <button
              key={locale}
              type="button"
              aria-pressed={page === locale}
              onClick={() => setPage(page === locale ? undefined : locale)}
            >
              {said('versionPage', { language: shownLanguage(locale) })}
            </button>
          ) : null,
        )}
      </p>
      {page && (
        <Suspense fallback={null}>
          <VersionPage
            key={page}
            draft={{ ...draft, values: perLocale((locale) => values[locale] ?? {}) }}
            locale={page}
          />
        </Suspense>
      )}
      <footer>
        <button type="button" onClick={onBack}>
          {said('versionBack')}
        </button>
        <button type="button" data-main="" onClick={onTake}>
          {said('versionTake')}
        </button>
      </footer>
    </>
  )
}
