/** From the card fragments to the cards of PageData. */
import type {
  ArticleCard,
  Download,
  Job,
  Partner,
  ProductCard,
  ServiceCard,
  TeamMember,
  Testimonial,
  Topic,
} from '../types'
import { cover, optional, text } from './values'

export function productCard(card: Queries.ProductCardFragment): ProductCard {
  const { slug, title, summary, kind, href } = card
  return { id: slug, title, summary, kind, href, cover: cover(slug, card.cover) }
}

export function serviceCard(card: Queries.ServiceCardFragment): ServiceCard {
  const { slug, title, summary, href } = card
  return { id: slug, title, summary, href, cover: cover(slug, card.cover) }
}

export function articleCard(card: Queries.ArticleCardFragment): ArticleCard {
  const { slug, title, summary, href } = card
  return { id: slug, title, summary, href, date: text(card.date), cover: cover(slug, card.cover) }
}

export function topic({ slug, title, href }: Queries.TopicFragment): Topic {
  return { id: slug, title, href }
}

export function testimonial({ slug, quote, person, company }: Queries.TestimonialFragment): Testimonial {
  return { id: slug, quote, person, company }
}

export function download({
  slug,
  title,
  summary,
  file,
  extension,
  bytes,
}: Queries.DownloadFragment): Download {
  return { id: slug, title, summary, href: file, extension, bytes }
}

export function teamMember(member: Queries.TeamMemberFragment): TeamMember {
  const { slug, role } = member
  return {
    id: slug,
    name: text(member.name),
    role,
    text: member.text,
    email: optional(member.email),
    phone: optional(member.phone),
    portrait: cover(slug, member.portrait),
  }
}

export function job(result: Queries.JobFragment): Job {
  const { slug, title, summary, place, workload, contact } = result
  return {
    id: slug,
    title,
    summary,
    place,
    workload,
    employment: (result.employment ?? 'FULL_TIME') as Job['employment'],
    date: text(result.date),
    validThrough: optional(result.validThrough),
    tasks: [...(result.tasks ?? [])],
    profile: [...(result.profile ?? [])],
    offer: [...(result.offer ?? [])],
    contact: contact
      ? {
          name: text(contact.name),
          role: contact.role,
          email: optional(contact.email),
          phone: optional(contact.phone),
        }
      : undefined,
  }
}

export function partner(result: Queries.PartnerFragment): Partner {
  const { slug, kind } = result
  return {
    id: slug,
    name: text(result.name),
    kind,
    text: result.text,
    href: result.url?.href,
    mark: cover(slug, result.mark),
  }
}
