/** The companies we work with. */
import { Button } from '../../components/button/button'
import { Cover } from '../../components/cover/cover'
import { Section } from '../../components/section/section'
import { Label } from '../../components/label/label'
import type { SectionOf } from '../../page/types'
import { PartnerMark } from './partner-mark'
import * as styles from './partners.module.css'

type Props = { section: SectionOf<'partners'> }

/** Backgrounds of the marks: adjacent ones differ. */
const tones = ['sun', 'sky', 'mint'] as const

/** The host of a link, as people say it: without protocol and path. */
const hostOf = (href: string): string => href.replace(/^\w+:\/\/(?:www\.)?([^/]+).*$/, '$1')

/** Mark, kind of partner, and description. */
export function Partners({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className="grid" data-columns="2">
        {items.map(({ id, name, kind, text, href, mark }, place) => (
          <li key={id} className={styles.partner}>
            <div className={styles.mark} data-tone={mark.picture ? 'surface' : tones[place % tones.length]}>
              {mark.picture ? (
                <Cover cover={mark} cols={2} rows={2} sizes="8rem" />
              ) : (
                <PartnerMark name={name} place={place} />
              )}
            </div>
            <div className="stack" data-gap="small">
              <Label>{kind}</Label>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
              {href && <Button action={{ label: hostOf(href), href, external: true }} kind="line" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
