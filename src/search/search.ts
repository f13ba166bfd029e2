/** Runs one search. */
import { excerptParts, titleParts } from './marks'
import { planSearch, type Ask, type Plan } from './plan'
import type { Entry, Found, Hit, Kind, Lists, Question } from './types'
import { folded, hyphenatedIn, joined, wordsOf } from './words'

/** Search terms set by editors describe the page: they weigh more than occurrences in the text. */
const namedWords = 8

/** Pagefind's options; `basePath` is the folder of a language's index. */
export const engineOptions = (basePath: string) => ({
  basePath,
  // Pagefind treats a page's first image as metadata; it is irrelevant for ranking.
  ranking: { metaWeights: { words: namedWords, image: 0, image_alt: 0 } },
})

/** The used subset of Pagefind. */
export type Engine = {
  search: (text: string) => Promise<{ results: readonly EngineResult[] }>
}
export type EngineResult = {
  id: string
  score: number
  data: () => Promise<{ excerpt: string; content: string; meta: { description?: string } }>
}

type Ranked = { entry: Entry; score: number; result: EngineResult }

/** A match in the title weighs more than in the text: the boost if it contains all, or some, of the words. */
const titleGain = 3

/** The company's offers rank above texts about them. */
const kindGain: Readonly<Record<Kind, number>> = { product: 2, service: 1.5, page: 1.1, news: 1, job: 0.9 }

/** How well a title's word matches: 1 for the word itself or an inflection, less for a longer word with that prefix. */
function likeness(word: string, part: string): number {
  if (part.startsWith(word)) return part.length - word.length <= 2 ? 1 : 0.6
  return part.length >= 4 && word.startsWith(part) && word.length - part.length <= 3 ? 0.8 : 0
}

/**
 * The share of the query's words in a title, plus half of their share of the title: the name of something ranks it
 * above whatever else contains that name. From 0 to 1.5.
 */
function titleShare(title: string, wanted: readonly string[]): number {
  if (wanted.length === 0) return 0
  const own = wordsOf(title).map(folded)
  const all = [...own, ...hyphenatedIn(title).map((word) => folded(joined(word)))]
  const likest = (word: string) => Math.max(0, ...all.map((part) => likeness(folded(word), part)))
  const held = wanted.reduce((sum, word) => sum + likest(word), 0)
  return held / wanted.length + held / Math.max(own.length, wanted.length) / 2
}

/** Runs all searches and sums up each entry's score, best first. */
async function rank(
  asks: readonly Ask[],
  engine: Engine,
  entries: ReadonlyMap<string, Entry>,
): Promise<Ranked[]> {
  const ranked = new Map<string, Ranked>()
  // Sequentially: Pagefind loses parts of its index when concurrent searches load them.
  for (const { text, weight } of asks) {
    const { results } = await engine.search(text)
    for (const result of results) {
      const entry = entries.get(result.id)
      if (!entry) continue
      const score =
        result.score *
        weight *
        kindGain[entry.kind] *
        (1 + titleGain * titleShare(entry.title, wordsOf(text)))
      const before = ranked.get(result.id)
      // The excerpt highlights the words with the highest weight.
      if (before && before.score >= score) before.score += score / 2
      else ranked.set(result.id, { entry, result, score: score + (before?.score ?? 0) / 2 })
    }
  }
  return [...ranked.values()].sort((a, b) => b.score - a.score)
}

async function rankPlan(plan: Plan, engine: Engine, entries: ReadonlyMap<string, Entry>): Promise<Ranked[]> {
  const all = await rank(plan.asks, engine, entries)
  return all.length > 0 ? all : rank(plan.single, engine, entries)
}

/** Whether a title holds every word of a query. */
const isNamed = (title: string, query: string): boolean =>
  wordsOf(query).every((word) => titleParts(title, [word]).some(({ marked }) => marked))

async function hitOf({ entry, result }: Ranked, query: string, wanted: readonly string[]): Promise<Hit> {
  const { excerpt, content, meta } = await result.data()
  return {
    href: entry.href,
    kind: entry.kind,
    seed: entry.seed,
    title: titleParts(entry.title, wanted),
    // The name of a page is densest among its headings and labels, which say less than its description.
    excerpt:
      meta.description && isNamed(entry.title, query)
        ? titleParts(meta.description, wanted)
        : excerptParts(excerpt, entry.title, content),
  }
}

function countByKind(ranked: readonly Ranked[]): Found['counts'] {
  const counts: Partial<Record<Kind, number>> = {}
  for (const { entry } of ranked) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  return counts
}

/**
 * A query without what a pasted one may hold: soft hyphens from a page, and umlauts as two characters, as in the file
 * names of a Mac. Either would split a word.
 */
const typed = (query: string): string => query.normalize().replaceAll('\u00ad', '')

/** Answers a question. */
export async function answer(question: Question, engine: Engine, { entries, words }: Lists): Promise<Found> {
  const { kind, from, count } = question
  const query = typed(question.query)
  const plan = planSearch(query, words)
  const ranked = await rankPlan(plan, engine, new Map(entries.map((entry) => [entry.id, entry])))
  const chosen = kind ? ranked.filter(({ entry }) => entry.kind === kind) : ranked
  const meant = plan.corrected ?? query
  const hits = await Promise.all(
    chosen.slice(from, from + count).map((each) => hitOf(each, meant, plan.wanted)),
  )
  return { hits, total: chosen.length, counts: countByKind(ranked), corrected: plan.corrected }
}
