/** Inaccessible wording: cues by colour or position alone, shouting, unmarked foreign words, and placeholder text. */
import type { Field } from '../../content-model/fields'
import { languageClose, languageOpen } from '../../content-model/markdown/language-span'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import type { Label } from '../../content-model/fields'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { outOfBounds } from '../markdown-bounds'
import { parseMarkdown, type Token } from '../markdown-parse'
import { bodyLabel, type Rule } from '../rule'
import { walkFields } from '../../content-model/walk'
import { typedLineFaults } from './typed-structure'
import { message, quote } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'

/** A run of text in an entry, without passages marked as another language. */
type Passage = { text: string; at: FieldPath; label: Label; textLine?: number; isCell?: boolean }

const colours =
  '(?:red|green|blue|yellow|orange|grey|gray|purple|rote[mnrs]?|grüne[mnrs]?|blaue[mnrs]?|gelbe[mnrs]?|orangefarbene[mnrs]?|graue[mnrs]?|lila)'
const shapes = '(?:round|square|big|large|small|runde[mnrs]?|eckige[mnrs]?|große[mnrs]?|kleine[mnrs]?)'
const controls =
  '(?:buttons?|links?|fields?|box(?:es)?|text|entries|marks?|rows?|cells?|words?|ones|icons?|arrows?|menu|schaltflächen?|knopf|knöpfe|buttons?|felde?s?r?n?|kasten|kästen|kästchen|texte?s?|einträge|stellen|zeilen?|zellen?|wörter|symbole?|pfeile?|links|menü)'
const use =
  '(?:click|tap|press|choose|select|see|find|use|look|klick\\w*|tipp\\w*|drück\\w*|wähl\\w*|sieh\\w*|find\\w*|nutz\\w*|verwend\\w*|schauen)'
const place =
  '(?:(?:on|to|at|in) the (?:(?:top|bottom|upper|lower)[ -]?)?(?:right|left)|(?:top|bottom|upper|lower)[ -](?:right|left)|(?:right|left)-hand|(?:oben|unten) (?:rechts|links)|(?:rechts|links)(?: oben| unten| außen)?)'

/** `\b` does not recognize umlauts. */
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')

const byColour = [
  whole(`(?:the|der|die|das|den|dem) ${colours} ${controls}`),
  whole(
    `(?:marked|highlighted|shown|printed|set|underlined|written) (?:in )?${colours}|${colours}[- ](?:markiert|hinterlegt|unterlegt|umrandet|gekennzeichnet|gedruckt|geschrieben)\\w*`,
  ),
  whole(
    '(?:rot|grün|blau|gelb|orange|grau)(?: |-)?(?:markiert|hinterlegt|unterlegt|umrandet|gekennzeichnet|gedruckt|geschrieben|dargestellt)\\w*|in (?:Rot|Grün|Blau|Gelb) (?:markiert|gekennzeichnet|dargestellt|geschrieben)\\w*',
  ),
]

const byPlace = [
  whole(`${use}[^.!?:;]{0,60} ${place}`),
  whole(`${place}[^.!?:;]{0,40} ${use}`),
  whole(`${controls} (?:is |are |ist |sind |steht |stehen )?${place}`),
  whole(
    '(?:rechten|linken|rechte|linke|right-hand|left-hand) (?:spalte|kasten|rand|seitenleiste|column|box|sidebar|margin)',
  ),
  whole(
    `(?:the|der|die|das|den|dem) ${shapes} (?:buttons?|links?|icons?|arrows?|schaltflächen?|knopf|knöpfe|symbole?|pfeile?)`,
  ),
]

const leftOver = [
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\b(?:TODO|FIXME|TBD|XXX+)\b|\bx{4,}\b/,
  whole('blindtext|mustertext|platzhalter(?:text)?|dummy text|placeholder text|asdf\\w*|qwertz\\w*'),
  whole(
    '(?:insert|enter|add|put) (?:your |the |a )?(?:title|text|heading|name|caption|content|link|image)(?: here)?|(?:title|text|heading|caption) (?:here|goes here)',
  ),
  whole('(?:text|inhalt|titel|beschreibung|überschrift) (?:folgt|hier einfügen|einfügen|eingeben|einsetzen)'),
  /^\s*(?:untitled|ohne titel|unbenannt|new (?:article|page|product|heading)|neue[rs]? (?:beitrag|seite|produkt|überschrift)|test(?:text| text)?|\?+|\.{3}|…)\s*$/i,
]

/** Consecutive words in capitals. */
const capitalRun = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:[\s–-]+\p{Lu}{2,})+(?![\p{L}\p{N}])/gu

/** Names and abbreviations come in pairs at most; shouting is longer, or the whole text. */
function shouting(text: string): string | undefined {
  for (const [run] of text.matchAll(capitalRun)) {
    const long = (run.match(/\p{Lu}{4,}/gu) ?? []).length
    const words = (run.match(/\p{Lu}{2,}/gu) ?? []).length
    const isAll = !/\p{Ll}/u.test(text)
    const after = text.slice(text.indexOf(run) + run.length)
    if (long >= 2 && (words >= 3 || isAll || after.startsWith('!'))) return run
  }
  return undefined
}

/** The most common words of a language that are not words of the others. */
const commonWords: Partial<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is are with for that this you your we our from by it as be have has which were can they their but if at or its more about when'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der das und ist sind mit für dass sie wir unser unsere von auf es als nicht den dem ein eine einen einem einer zu im zum zur bei nach wie oder aber auch wird werden ihr ihre haben kann sich wenn'.split(
      ' ',
    ),
  ),
}

/** The minimum number of words for recognizing the language of a sentence or quotation. */
const shortest = 5

function foreignIn(text: string, locale: LocaleCode): { words: string; language: LocaleCode } | undefined {
  const own = commonWords[locale]
  if (!own) return undefined
  const quoted = [...text.matchAll(/[“„"«»]([^“”„"«»]+)[”“"«»]/gu)].map(([, inside = '']) => inside)
  const sentences = quoted.reduce((rest, inside) => rest.replace(inside, ' '), text).split(/(?<=[.!?:;])\s+/)
  for (const words of [...quoted, ...sentences]) {
    const list = words.toLowerCase().match(/[\p{L}’']+/gu) ?? []
    if (list.length < shortest) continue
    const count = (common: ReadonlySet<string>) => list.filter((word) => common.has(word)).length
    for (const language of localeCodes) {
      const theirs = commonWords[language]
      if (language === locale || !theirs) continue
      const found = count(theirs)
      if (found >= 2 && found / list.length >= 0.2 && count(own) * 4 <= found)
        return { words: words.trim(), language }
    }
  }
  return undefined
}

/** Returns the words of a text that are in another language of the site, if any. */
export const unmarkedLanguage = (text: string, locale: LocaleCode): string | undefined =>
  foreignIn(text, locale)?.words

const advice = 'warning' as const

function faultsOf({ text, isCell, textLine }: Passage, locale: LocaleCode, draft: boolean): Message[] {
  const faults: Message[] = []
  const first = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[0]
      if (found) return quote(found.trim(), 60)
    }
    return undefined
  }
  const left = first(leftOver)
  if (left) faults.push(message('placeholder-words', { left }, draft ? advice : 'error'))
  const colour = first(byColour)
  if (colour) faults.push(message('by-colour-alone', { colour }, advice))
  const side = first(byPlace)
  if (side) faults.push(message('by-place-alone', { side }, advice))
  // Table cells may consist of abbreviations only.
  const run = isCell ? undefined : shouting(text)
  const loud = run && quote(run, 60)
  if (loud) faults.push(message('words-in-capitals', { loud }, advice))
  const foreign = foreignIn(text, locale)
  if (foreign) {
    const named = quote(foreign.words, 60)
    const language = languageName(foreign.language)
    // Only formatted text, which has lines, can mark a language.
    faults.push(
      textLine === undefined
        ? message('unmarked-language.plain', { named, language }, advice)
        : message('unmarked-language', { named, language, code: foreign.language }, advice),
    )
  }
  return faults
}

/** The spoken text of a paragraph, heading or cell, without code and foreign-language passages. */
function spokenIn(children: readonly Token[]): string {
  let foreign = 0
  let said = ''
  for (const { type, content } of children) {
    if (type === languageOpen) foreign += 1
    if (type === languageClose) foreign -= 1
    if (foreign > 0) continue
    if (type === 'softbreak' || type === 'hardbreak') said += ' '
    else if (type !== 'code_inline') said += content
  }
  return said
}

function passagesOfMarkdown(source: string, at: FieldPath, label: Label): Passage[] {
  if (outOfBounds(source)) return []
  const { tokens } = parseMarkdown(source)
  return tokens.flatMap(({ children, map }, index) => {
    const isCell = /^t[dh]_open$/.test(tokens[index - 1]?.type ?? '')
    return children ? [{ text: spokenIn(children), at, label, textLine: map?.[0] ?? 0, isCell }] : []
  })
}

/** Formatted values (addresses, numbers) and invisible texts are not prose. */
const isProse = (field: Field) =>
  (field.kind === 'text' || field.kind === 'longText') && !field.pattern && !field.internal

const markInPlain = message('language-mark-in-plain-text')

/** Checks the wording of an entry. */
export const wording: Rule = ({ collection, values, locale }) => {
  const findings: Finding[] = []
  const passages: Passage[] = []
  walkFields(collection.fields, values, ({ field, value, label, at }) => {
    if (typeof value !== 'string') return
    if (field.kind === 'markdown') passages.push(...passagesOfMarkdown(value, at, label))
    if (!isProse(field)) return
    passages.push({ text: value, at, label })
    findings.push(
      ...typedLineFaults(value.split('\n')).map(({ line, ...fault }) => ({
        ...fault,
        label,
        at,
        textLine: line,
      })),
    )
    if (/\[[^\]]+\]\{[a-z-]+\}/i.test(value)) findings.push({ ...markInPlain, label, at })
  })
  const { body } = values
  if (typeof body === 'string') passages.push(...passagesOfMarkdown(body, ['body'], bodyLabel))
  for (const passage of passages) {
    const { at, label, textLine } = passage
    for (const fault of faultsOf(passage, locale, values['draft'] === true))
      findings.push({ ...fault, at, label, ...(textLine === undefined ? {} : { textLine }) })
  }
  return findings
}
