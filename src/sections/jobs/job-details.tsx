/** One open position, collapsed to a line and expandable to the full description. */
import { useRef } from 'react'
import { useKeptOpen } from '../../components/disclosure/use-kept-open'
import { Icon } from '../../components/icon/icon'
import { Prose } from '../../components/prose/prose'
import { Words } from '../../components/words/words'
import { formatDate } from '../../i18n/format'
import { useIso, useTexts } from '../../i18n/texts'
import type { Job, RichText } from '../../page/types'
import * as styles from './jobs.module.css'
import { JobContact } from './job-contact'
import { useOpenedByHash } from './use-opened-by-hash'

type Props = { job: Job; apply: RichText }

const employments = { FULL_TIME: 'fullTime', PART_TIME: 'partTime', INTERN: 'intern' } as const

/** The anchor is inside, so that browsers expand the position for a link to it; scripts do so in the others. */
export function JobDetails({ job, apply }: Props) {
  const t = useTexts()
  const iso = useIso()
  const details = useRef<HTMLDetailsElement>(null)
  useKeptOpen(details, job.id)
  useOpenedByHash(details, job.id)
  const lists = [
    { heading: t('common:tasks'), items: job.tasks },
    { heading: t('common:profile'), items: job.profile },
    { heading: t('common:offer'), items: job.offer },
  ]
  return (
    <details ref={details} className={styles.job}>
      <summary className={`opener target ${styles.line}`}>
        <h3 className="name">
          <Words>{job.title}</Words>
        </h3>
        <span className="muted">
          <span>{job.place}</span>{' '}
          <span>
            {t(`common:${employments[job.employment]}`)}, {job.workload}
          </span>
        </span>
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>
        <span id={job.id} className={styles.anchor} />
        <p className="lead">{job.summary}</p>
        <div className="grid" data-columns="3">
          {lists.map(({ heading, items }) => (
            <div key={heading} className="prose">
              <h4>{heading}</h4>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.apply} data-tone="sky">
          <div className="stack" data-gap="small">
            <h4>{t('common:howToApply')}</h4>
            <Prose text={apply} />
            <p className="small">
              {t('common:postedOn', { date: formatDate(job.date, iso) })}
              {job.validThrough &&
                ` · ${t('common:applyUntil', { date: formatDate(job.validThrough, iso) })}`}
            </p>
          </div>
          {job.contact && <JobContact contact={job.contact} title={job.title} />}
        </div>
      </div>
    </details>
  )
}
