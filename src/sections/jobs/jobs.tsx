/** Open positions, each with everything a candidate needs to know. */
import { Prose } from '../../components/prose/prose'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import { JobDetails } from './job-details'

type Props = { section: SectionOf<'jobs'> }

/** `empty` is shown when there are none. */
export function Jobs({ section: { items, apply, empty, ...head } }: Props) {
  return (
    <Section {...head}>
      {items.length > 0 ? (
        <div className="rows">
          {items.map((job) => (
            <JobDetails key={job.id} job={job} apply={apply} />
          ))}
        </div>
      ) : (
        <div className="stack">
          <p className="lead">{empty}</p>
          <Prose text={apply} />
        </div>
      )}
    </Section>
  )
}
