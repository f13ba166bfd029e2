/** One search from question to answer. */
import { excerptParts, titleParts } from './marks'
import { planSearch, type Ask, type Plan } from './plan'
import type { Entry, Found, Hit, Kind, Lists, Question } from './types'
import { folded, wordsOf } from './words'

/** Words that an editor has named for a page say what it is about: they count for more than a mention in a text. */
const namedWords = 8

/** What Pagefind is started with; `basePath` is the folder of a language's index. */
export const engineOptions = (basePath: string) => ({
  basePath,
  // Pagefind takes a page's first picture for a fact about it; what it shows says nothing about the page's rank.
  ranking: { metaWeights: { words: namedWords, image: 0, image_alt: 0 } },
})

/** What is used of Pagefind. */
export type Engine = {
  search: (text: string) => Promise<{ results: readonly EngineResult[] }>
}
export type EngineResult = { id: string; score: number; data: () => Promise<{ excerpt: string }> }

type Ranked = { entry: Entry; score: number; result: EngineResult }

/** A word of the title says more than the text: how much a hit gains when its title holds all, or some, of the words. */
const titleGain = 3

/** What the company offers comes before what is said about it, where both speak of the same. */
const kindGain: Readonly<Record<Kind, number>> = { product: 2, service: 1.5, page: 1.1, news: 1, job: 0.9 }

/** How much of a word a title's word is: 1 for the word itself or a form of it, less for a longer word that begins so. */
function likeness(word: string, part: string): number {
  if (part.startsWith(word)) return part.length - word.length <= 2 ? 1 : 0.6
  return part.length >= 4 && word.startsWith(part) && word.length - part.length <= 3 ? 0.8 : 0
}

/**
 * The share of the wanted words that a title holds, and half of the share of the title that they are: who types
 * the name of something wants it before what else holds that name. From 0 to 1.5.
 */
function titleShare(title: string, wanted: readonly string[]): number {
  if (wanted.length === 0) return 0
  const own = wordsOf(title).map(folded)
  const likest = (word: string) => Math.max(0, ...own.map((part) => likeness(folded(word), part)))
  const held = wanted.reduce((sum, word) => sum + likest(word), 0)
  return held / wanted.length + held / Math.max(own.length, wanted.length) / 2
}

/** Asks everything and adds up what each entry scores, the best first. */
async function rank(
  asks: readonly Ask[],
  engine: Engine,
  entries: ReadonlyMap<string, Entry>,
): Promise<Ranked[]> {
  const ranked = new Map<string, Ranked>()
  // One after the other: Pagefind loses parts of its index when two searches load them at the same time.
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
      // The excerpt shows the words that count most.
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

async function hitOf({ entry, result }: Ranked, wanted: readonly string[]): Promise<Hit> {
  const { excerpt } = await result.data()
  return {
    href: entry.href,
    kind: entry.kind,
    seed: entry.seed,
    title: titleParts(entry.title, wanted),
    excerpt: excerptParts(excerpt),
  }
}

function countByKind(ranked: readonly Ranked[]): Found['counts'] {
  const counts: Partial<Record<Kind, number>> = {}
  for (const { entry } of ranked) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  return counts
}

/** Answers a question. */
export async function answer(question: Question, engine: Engine, { entries, words }: Lists): Promise<Found> {
  const { query, kind, from, count } = question
  const plan = planSearch(query, words)
  const ranked = await rankPlan(plan, engine, new Map(entries.map((entry) => [entry.id, entry])))
  const chosen = kind ? ranked.filter(({ entry }) => entry.kind === kind) : ranked
  const hits = await Promise.all(chosen.slice(from, from + count).map((each) => hitOf(each, plan.wanted)))
  return { hits, total: chosen.length, counts: countByKind(ranked), corrected: plan.corrected }
}
