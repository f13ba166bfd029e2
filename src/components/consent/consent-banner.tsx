/** The consent banner: a bar that leaves the page readable and usable. */
import { Fragment, useLayoutEffect, useRef, type RefObject } from 'react'
import { allChoices, type ConsentChoices } from '../../client/consent/store'
import { useTexts } from '../../i18n/texts'
import type { Action } from '../../page/types'
import * as buttons from '../button/button.module.css'
import { Link } from '../link/link'
import * as styles from './consent.module.css'

type Props = {
  name: string
  /** Privacy policy and imprint, readable without a decision. */
  legal: readonly Action[]
  onChoose: (choices: ConsentChoices) => void
}

/**
 * Reserves the space that the bar covers, at the end of the page and when scrolling to focused elements (WCAG 2.4.11).
 * Runs before paint: the bar stays across page changes, and so must its space.
 */
function useRoomFor(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver !== 'function') return
    const { body, documentElement } = document
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      body.style.paddingBlockEnd = height
      documentElement.style.scrollPaddingBlockEnd = height
      // Sticky elements beside the text make room too.
      documentElement.style.setProperty('--covered', height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      body.style.paddingBlockEnd = ''
      documentElement.style.scrollPaddingBlockEnd = ''
      documentElement.style.removeProperty('--covered')
    }
  }, [ref])
}

/** Both answers have equal weight: same look, same size, one press each (L2). */
export function ConsentBanner({ name, legal, onChoose }: Props) {
  const t = useTexts()
  const ref = useRef<HTMLElement>(null)
  useRoomFor(ref)
  return (
    <section ref={ref} className={`${styles.banner} screen`} aria-label={t('consent:bannerLabel')}>
      <div className={styles.inner}>
        <div className={`${styles.left} chips small`}>
          <p>{t('consent:bannerText', { name })}</p>
          <p>
            {legal.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ' · '}
                <Link href={href} className="lined">
                  {label}
                </Link>
              </Fragment>
            ))}
          </p>
        </div>
        <div className={styles.answers}>
          <button
            type="button"
            className={buttons.button}
            onClick={() => onChoose(allChoices(true))}
            data-ripple
          >
            {t('consent:acceptAll')}
          </button>
          <button
            type="button"
            className={buttons.button}
            onClick={() => onChoose(allChoices(false))}
            data-ripple
          >
            {t('consent:rejectAll')}
          </button>
          <button type="button" className={buttons.button} data-kind="outline" data-consent-settings>
            {t('consent:settings')}
          </button>
        </div>
      </div>
    </section>
  )
}
