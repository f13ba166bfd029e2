/** Structured data of a page's sections: job postings, FAQ, people. */
import type { FAQPage, JobPosting, Person, Question } from 'schema-dts'
import type { Job, PageData, RichText, SectionData, SiteData } from '../../page/types'
import { unescapeHtml } from '../../lib/html'
import { withoutSoftHyphens } from '../../lib/soft-hyphens'
import { escapeXml } from '../xml'
import { address, companyId, companyReference } from './company'

/** The sections of any page; an article has none. */
export function sectionsOf(page: PageData): readonly SectionData[] {
  if (page.kind === 'page') return page.sections
  if (page.kind === 'product') return page.product.sections
  return page.kind === 'entry' ? page.entry.sections : []
}

/** The plain text of a rich text. */
function plain({ html }: RichText): string {
  return withoutSoftHyphens(unescapeHtml(html.replace(/<[^>]+>/g, ''))).trim()
}

function question({ question: name, answer }: { question: string; answer: RichText }): Question {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: plain(answer) } }
}

/** All questions of a page combined: a page has one FAQ. */
export function questions(sections: readonly SectionData[]): FAQPage[] {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  return items.length > 0 ? [{ '@type': 'FAQPage', mainEntity: items.map(question) }] : []
}

/** The whole posting as HTML, which search engines require. */
function description({ summary, place, workload, tasks, profile, offer }: Job): string {
  const lists = [tasks, profile, offer].filter((items) => items.length > 0)
  return [
    `<p>${escapeXml(summary)}</p><p>${escapeXml(`${place} · ${workload}`)}</p>`,
    ...lists.map((items) => `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`),
  ].join('')
}

function jobPosting(job: Job, site: SiteData, origin: string): JobPosting {
  const employer = companyReference(site, origin)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    identifier: { '@type': 'PropertyValue', name: site.company.legalName, value: job.id },
    datePosted: job.date,
    ...(job.validThrough && { validThrough: job.validThrough }),
    employmentType: job.employment,
    hiringOrganization: employer,
    jobLocation: { '@type': 'Place', address: address(site) },
  }
}

/** One posting per open position. */
export function jobPostings(sections: readonly SectionData[], site: SiteData, origin: string): JobPosting[] {
  return sections.flatMap((section) =>
    section.type === 'jobs' ? section.items.map((job) => jobPosting(job, site, origin)) : [],
  )
}

/** The people of a team page. */
export function people(sections: readonly SectionData[], origin: string): Person[] {
  return sections.flatMap((section) =>
    section.type === 'team'
      ? section.items.map(({ name, role }) => ({
          '@type': 'Person' as const,
          name,
          jobTitle: role,
          worksFor: { '@id': companyId(origin) },
        }))
      : [],
  )
}
