/** Field descriptors: the plain, frozen objects that make up the content model. */

/** The languages of the editor's interface (not of the site). */
export type Label = { readonly en: string; readonly de: string }

type Common = {
  readonly label: Label
  /** A sentence below the field about good input. */
  readonly hint?: Label
  readonly required?: boolean
  /** True: one value per language. Absent: one shared value in all language files. */
  readonly translated?: boolean
  /** In a translated group: a shared value nevertheless, written in the first language only. */
  readonly shared?: boolean
  /** For editors only: last in the form, and not part of the site's data. */
  readonly internal?: boolean
}

/** Limits count user-perceived text in UTF-16 code units, as HTML's `maxlength` does. */
export type Limits = { readonly min?: number; readonly max?: number }

type TextOptions = Common &
  Limits & {
    readonly pattern?: { readonly regex: string; readonly message: Label }
    /** The page's search result title or description falls back to this field; the editor previews it there. */
    readonly standsFor?: 'title' | 'description'
  }
/** `standsFor`: the drawn picture of the page falls back to this field; the editor previews it there. */
type ImageOptions = Common & { readonly standsFor?: 'picture' }
type NumberOptions = Common &
  Limits & {
    readonly integer?: boolean
    /** Initial value in a new entry's form. */
    readonly start?: number
  }
type Choice<V extends string = string> = { readonly value: V; readonly label: Label }
type SelectRest = Common & {
  /** The default if nothing is chosen. */
  readonly otherwise?: string
}
type SelectOptions = SelectRest & { readonly options: readonly Choice[] }
/** Folders below `static/`, served at the same address. */
export type FileFolder = 'downloads' | 'videos'
type FileOptions = Common & { readonly folder: FileFolder; readonly extensions: readonly string[] }
type ReferenceRest = Common &
  Limits & {
    readonly multiple?: boolean
    /** An empty selection means every entry of the collection, in its order. */
    readonly emptyMeansAll?: boolean
  }
type ReferenceOptions = ReferenceRest & { readonly collection: string }

export type Fields = Readonly<Record<string, Field>>
type ObjectOptions = Common & { readonly fields: Fields }
type ListOptions = Common &
  Limits & { readonly singular: Label; readonly fields?: Fields; readonly item?: Field }
type SectionsOptions = Common & Limits & { readonly types: Readonly<Record<string, SectionType>> }

/** A section type: a named object that an editor adds to a page. */
export type SectionType = {
  readonly label: Label
  readonly hint?: Label
  /** The name of the GraphQL type, also `__typename` in page data. */
  readonly graphql: string
  /** The collection whose entries it shows. */
  readonly lists?: string
  readonly fields: Fields
}

export type Field =
  | (TextOptions & { readonly kind: 'text' | 'longText' | 'markdown' })
  | (Common & { readonly kind: 'slug' | 'link' | 'date' | 'boolean' })
  | (ImageOptions & { readonly kind: 'image' })
  | (NumberOptions & { readonly kind: 'number' })
  | (SelectOptions & { readonly kind: 'select' })
  | (FileOptions & { readonly kind: 'file' })
  | (ReferenceOptions & { readonly kind: 'reference' })
  | (ObjectOptions & { readonly kind: 'object' })
  | (ListOptions & { readonly kind: 'list' })
  | (SectionsOptions & { readonly kind: 'sections' })

/** The descriptor of one kind of field. */
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** Returns the function that makes fields of a kind. */
const field =
  <K extends Field['kind'], Options>(kind: K) =>
  <O extends Options>(options: O) =>
    Object.freeze({ kind, ...options })

/** A single-line text. */
export const text = field<'text', TextOptions>('text')
/** Several lines without markup. */
export const longText = field<'longText', TextOptions>('longText')
/** Markdown; rendered by `src/content-model/markdown` only. */
export const markdown = field<'markdown', TextOptions>('markdown')
/** The last part of an address: lower-case letters, digits and single hyphens. */
export const slug = field<'slug', Common>('slug')
/** A link target: a route id, `collection/entry`, a site path, `https:`, `mailto:` or `tel:`. */
export const link = field<'link', Common>('link')
/** A calendar day, `YYYY-MM-DD`, without time zone. */
export const date = field<'date', Common>('date')
export const boolean = field<'boolean', Common>('boolean')
export const number = field<'number', NumberOptions>('number')
export const select = <V extends string, O extends SelectRest>(
  options: O & { readonly options: readonly Choice<V>[] },
) => Object.freeze({ kind: 'select' as const, ...options })
/** An image: `{ src, alt }`, or `{ src, decorative: true }`. */
export const image = field<'image', ImageOptions>('image')
/** A file served unchanged, as a site path below its folder: `/downloads/…`. */
export const file = field<'file', FileOptions>('file')
/** The file name (without language and ending) of an entry of another collection. */
export const reference = <C extends string, O extends ReferenceRest, M extends boolean = false>(
  options: O & { readonly collection: C; readonly multiple?: M },
) => Object.freeze({ kind: 'reference' as const, ...options, multiple: (options.multiple ?? false) as M })
export const object = field<'object', ObjectOptions>('object')
/** A list of objects (`fields`) or of plain values (`item`). */
export const list = field<'list', ListOptions>('list')
/** The sections of a page, discriminated by `type`. */
export const sections = field<'sections', SectionsOptions>('sections')

/** A label in both languages of the editor. */
export const label = (en: string, de: string): Label => ({ en, de })
