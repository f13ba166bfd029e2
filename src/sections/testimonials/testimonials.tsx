/** Testimonials of customers, one at a time. */
import { Icon } from '../../components/icon/icon'
import { Pattern } from '../../components/pattern/pattern'
import { Section } from '../../components/section/section'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'
import { Slide } from './slide'
import * as styles from './testimonials.module.css'
import { useSlider } from './use-slider'

type Props = { section: SectionOf<'testimonials'> }

/** A strip that scrolls and snaps natively; buttons and position need scripts, and a single testimonial has neither. */
export function Testimonials({ section: { items, ...head } }: Props) {
  const t = useTexts()
  const { track, index, told, go, keyboard } = useSlider(items.length)
  const position = (n: number) => t('common:slideOf', { n: n + 1, total: items.length })
  return (
    <Section {...head}>
      <div className={`sides ${styles.slider}`}>
        <div className={`${styles.art} screen`}>
          <Pattern key={index} seed={items[index]?.id ?? ''} cols={3} rows={4} />
        </div>
        <div className="stack">
          <div
            ref={track}
            className={styles.track}
            role="group"
            aria-label={t('common:customerVoices')}
            {...(items.length > 1 ? keyboard : {})}
          >
            {items.map((item) => (
              <Slide key={item.id} testimonial={item} />
            ))}
          </div>
          {items.length > 1 && (
            <div className="cluster scripted screen">
              <div className="chips">
                <button type="button" className="box" onClick={() => go(index - 1)} data-replay>
                  <Icon name="left" />
                  <span className="hidden">{t('common:previousSlide')}</span>
                </button>
                <button type="button" className="box" onClick={() => go(index + 1)} data-replay>
                  <Icon name="right" />
                  <span className="hidden">{t('common:nextSlide')}</span>
                </button>
              </div>
              <span className="muted small" aria-hidden="true">
                {position(index)}
              </span>
              <span className="hidden" role="status">
                {told === undefined ? '' : position(told)}
              </span>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
