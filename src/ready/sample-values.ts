/** Recognizes placeholder values. */

/** `found`: the matched text; `why`: a clause that explains it. */
export type SampleValue = { readonly found: string; readonly why: string }

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:>\s*)?(?:Sample|Muster):/, 'is the note that calls the page a sample'],
  // Before texts of a language that the starter is not written in.
  [/\[\w+: translate\]/, 'marks a text that is still in another language'],
  // Bracketed texts of a new site (starter/): whole sentences; a following bracket would make it a link.
  [/(?:^|[.!?] )(\[(?!\w+: translate\])[^[\]]{5,}\])(?![([:{])/, 'says what belongs here'],
  [/\((?:sample|Muster)\)/, 'marks the value as a sample'],
  // Reserved for examples: such a name cannot be registered, and mail to it is lost.
  [/(?:[\w.+-]+@)?(?:[\w-]+\.)*\bexample\.(?:com|org|net)\b/i, 'is a reserved example address'],
  [/\bMuster(?:stadt|straße|land|platz|firma|mann|frau|werk)\b/i, 'is a made-up name'],
  [/\bHR[AB]\s?0+\b/, 'is a made-up register number'],
  [/\b[A-Z]{2}\s?0{7,}\b/, 'is a made-up number'],
  // The numbers reserved by the Federal Network Agency for films and books.
  [
    /(?:\+49[\s/-]*|\b0)\(?(?:30[\s)/-]*23125|69[\s)/-]*90009|40[\s)/-]*66969|221[\s)/-]*4710|89[\s)/-]*99998)[\s-]*\d{3}\b/,
    'is a telephone number reserved for fiction',
  ],
]

/** Returns the sample values in a line of text, each kind once, in order of importance. */
export function sampleValues(line: string): SampleValue[] {
  return kinds.flatMap(([pattern, why]) => {
    const match = pattern.exec(line)
    const found = (match?.[1] ?? match?.[0])?.trim()
    return found ? [{ found, why }] : []
  })
}
