/** From field descriptors to TypeScript types: what a checked entry holds. */
import type { Field, Fields, SectionType } from './fields'

export type ImageValue = { src: string; alt?: string; decorative?: boolean }

/** The value of one field, once it is present. */
export type ValueOf<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'boolean' }
    ? boolean
    : F extends { kind: 'image' }
      ? ImageValue
      : F extends { kind: 'reference'; multiple: true }
        ? string[]
        : F extends { kind: 'object'; fields: infer S extends Fields }
          ? ValuesOf<S>
          : F extends { kind: 'list'; fields: infer S extends Fields }
            ? ValuesOf<S>[]
            : F extends { kind: 'list'; item: infer I extends Field }
              ? ValueOf<I>[]
              : F extends { kind: 'sections'; types: infer T extends Record<string, SectionType> }
                ? SectionValueOf<T>[]
                : string

type RequiredKeys<S> = { [K in keyof S]: S[K] extends { required: true } ? K : never }[keyof S]

/** The values of a set of fields: required ones present, the others possibly absent or null. */
export type ValuesOf<S extends Fields> = { [K in RequiredKeys<S>]: ValueOf<S[K]> } & {
  [K in Exclude<keyof S, RequiredKeys<S>>]?: ValueOf<S[K]> | null
}

/** A section: `type` plus the values of its kind. */
export type SectionValueOf<T extends Record<string, SectionType>> = {
  [K in keyof T]: { type: K } & ValuesOf<T[K]['fields']>
}[keyof T]
