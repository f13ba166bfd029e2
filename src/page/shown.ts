/** Derives the types of page data from field descriptors: a new field of a section is typed automatically. */
import type { OwnCollection } from '../site/collection-names'
import type { Field, Fields, SectionType } from '../content-model/fields'
import type {
  Action,
  ArticleCard,
  Download,
  Job,
  Partner,
  Picture,
  ProductCard,
  RichText,
  EntryCard,
  TeamMember,
  Testimonial,
  Topic,
  Video,
} from './pieces'

/** The card type of each collection's entries. */
export type Cards = Record<OwnCollection, EntryCard> & {
  products: ProductCard
  services: EntryCard
  news: ArticleCard
  tags: Topic
  team: TeamMember
  jobs: Job
  partners: Partner
  testimonials: Testimonial
  downloads: Download
  videos: Video
}

/** An image, target or entry may be missing. If it is required, whatever needs it is dropped. */
type Perhaps<F, T> = F extends { required: true } ? T : T | undefined

type Choice<F> = F extends { options: readonly { value: infer V }[] } ? V : string

/** The page data of one field's value. */
export type Shown<F> = F extends { kind: 'markdown' }
  ? RichText
  : F extends { kind: 'boolean' }
    ? boolean
    : F extends { kind: 'number' }
      ? Perhaps<F, number>
      : F extends { kind: 'image' }
        ? Perhaps<F, Picture>
        : F extends { kind: 'link' }
          ? Perhaps<F, Omit<Action, 'label'>>
          : F extends { kind: 'select'; otherwise: string }
            ? Choice<F>
            : F extends { kind: 'select' }
              ? Perhaps<F, Choice<F>>
              : F extends { kind: 'reference'; multiple: true; collection: infer C extends keyof Cards }
                ? Cards[C][]
                : F extends { kind: 'reference'; collection: infer C extends keyof Cards }
                  ? Perhaps<F, Cards[C]>
                  : F extends { kind: 'object'; fields: { label: Field; link: Field } }
                    ? Perhaps<F, Action>
                    : F extends { kind: 'object'; fields: infer S extends Fields }
                      ? ShownFields<S>
                      : F extends { kind: 'list'; fields: infer S extends Fields }
                        ? ShownFields<S>[]
                        : F extends { kind: 'list'; item: infer I extends Field }
                          ? Shown<I>[]
                          : Perhaps<F, string>

type Present<S> = { [K in keyof S]: undefined extends Shown<S[K]> ? never : K }[keyof S]

/** The page data of a group of fields. */
export type ShownFields<S> = { [K in Present<S>]: Shown<S[K]> } & {
  [K in Exclude<keyof S, Present<S>>]?: Shown<S[K]>
}

/** A section of one type. */
export type ShownSection<K, T> = T extends SectionType ? { type: K } & ShownFields<T['fields']> : never
