/** The sentences about single values: type, presence, limits and form, in both languages of the editor. */
import { label, type Label } from './fields'
import type { Message } from './problems'

/** Says in plain words what kind of value was found. */
export function kindOf(value: unknown): Label {
  if (value === null || value === undefined) return label('nothing', 'nichts')
  if (Array.isArray(value)) return label('a list', 'eine Liste')
  if (typeof value === 'number') return label(`the number ${value}`, `die Zahl ${value}`)
  if (typeof value === 'boolean') return label(`${value} (yes or no)`, `${value} (ja oder nein)`)
  if (typeof value === 'string') return label(`the text ${quote(value).en}`, `der Text ${quote(value).de}`)
  return label('a group of fields', 'eine Gruppe von Feldern')
}

/** The beginning of a text in each language's quotation marks, for use in a message. */
export function quote(text: string, length = 40): Label {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const part = line.length > length ? `${line.slice(0, length - 1)}…` : line
  return label(`“${part}”`, `„${part}“`)
}

const expectations = {
  text: label('text', 'Text'),
  boolean: label('true or false', 'true oder false'),
  number: label('a number', 'eine Zahl'),
  list: label('a list', 'eine Liste'),
  group: label('a group of fields', 'eine Gruppe von Feldern'),
}

export function wrongType(expected: keyof typeof expectations, value: unknown): Message {
  const found = kindOf(value)
  const quotes = expected === 'text' && (typeof value === 'number' || typeof value === 'boolean')
  const wanted = expectations[expected]
  return {
    rule: 'wrong-type',
    found: label(`found ${found.en}, expected ${wanted.en}`, `gefunden: ${found.de}, erwartet: ${wanted.de}`),
    remedy: quotes
      ? label('put the value in quotes', 'setzen Sie den Wert in Anführungszeichen')
      : label(`write ${wanted.en} here`, `tragen Sie hier ${wanted.de} ein`),
  }
}

export const missing: Message = {
  rule: 'missing',
  found: label('nothing is entered', 'es ist nichts eingetragen'),
  remedy: label('fill in this field', 'füllen Sie das Feld aus'),
}

export function tooLong(length: number, max: number): Message {
  return {
    rule: 'too-long',
    found: label(
      `${length} characters, at most ${max} are allowed`,
      `${length} Zeichen, erlaubt sind höchstens ${max}`,
    ),
    remedy: label('shorten it', 'kürzen Sie den Text'),
  }
}

export function tooShort(length: number, min: number): Message {
  return {
    rule: 'too-short',
    found: label(
      `${length} characters, at least ${min} are needed`,
      `${length} Zeichen, nötig sind mindestens ${min}`,
    ),
    remedy: label('write a little more', 'schreiben Sie etwas mehr'),
  }
}

export function wrongCount(count: number, min: number | undefined, max: number | undefined): Message {
  const tooMany = max !== undefined && count > max
  return {
    rule: 'wrong-count',
    found: tooMany
      ? label(
          `${count} items, at most ${max} are allowed`,
          `${count} Einträge, erlaubt sind höchstens ${max}`,
        )
      : label(
          `${count} items, at least ${min} are needed`,
          `${count} Einträge, nötig sind mindestens ${min}`,
        ),
    remedy: tooMany
      ? label('remove some', 'entfernen Sie einige')
      : label('add more', 'fügen Sie weitere hinzu'),
  }
}

export function notMatching(value: string, message: Label): Message {
  return {
    rule: 'wrong-form',
    found: label(`${quote(value).en} ${message.en}`, `${quote(value).de} ${message.de}`),
    remedy: label('correct it', 'berichtigen Sie den Wert'),
  }
}

export function outOfRange(value: number, min: number | undefined, max: number | undefined): Message {
  const range = { low: min ?? '−∞', high: max ?? '∞' }
  return {
    rule: 'out-of-range',
    found: label(
      `${value} is outside ${range.low} to ${range.high}`,
      `${value} liegt außerhalb von ${range.low} bis ${range.high}`,
    ),
    remedy: label('choose a number inside', 'wählen Sie eine Zahl innerhalb'),
  }
}

export function notWhole(value: number): Message {
  return {
    rule: 'not-whole',
    found: label(`${value} is not a whole number`, `${value} ist keine ganze Zahl`),
    remedy: label('round it', 'runden Sie die Zahl'),
  }
}

export function notAnOption(
  value: unknown,
  options: readonly string[],
  nearest: string | undefined,
): Message {
  const found = kindOf(value)
  return {
    rule: 'not-an-option',
    found: label(
      `${found.en} is not one of: ${options.join(', ')}`,
      `${found.de} ist keine der Möglichkeiten: ${options.join(', ')}`,
    ),
    remedy: nearest
      ? label(`write “${nearest}”`, `schreiben Sie „${nearest}“`)
      : label('choose one of them', 'wählen Sie eine davon'),
  }
}

export function notADay(value: string): Message {
  return {
    rule: 'not-a-day',
    found: label(`${quote(value).en} is not a calendar day`, `${quote(value).de} ist kein Kalendertag`),
    remedy: label(
      'write year-month-day without time, for example 2026-05-31',
      'schreiben Sie Jahr-Monat-Tag ohne Uhrzeit, zum Beispiel 2026-05-31',
    ),
  }
}

export function notASlug(value: string): Message {
  return {
    rule: 'not-a-slug',
    found: label(
      `${quote(value).en} cannot be part of an address`,
      `${quote(value).de} kann nicht Teil einer Adresse sein`,
    ),
    remedy: label(
      'use lower-case letters a–z, digits and single hyphens only',
      'verwenden Sie nur Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche',
    ),
  }
}

export const severalLines: Message = {
  rule: 'several-lines',
  severity: 'warning',
  found: label('the text has line breaks', 'der Text enthält Zeilenumbrüche'),
  remedy: label('write it in one line', 'schreiben Sie ihn in eine Zeile'),
}
