/** What a collection lists of its entries below their opening, if there is anything. */
import { Facts } from '../../components/facts/facts'
import { Section } from '../../components/section/section'
import type { Fact } from '../../page/types'

export function EntryFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    facts.length > 0 && (
      <Section>
        <Facts facts={facts} />
      </Section>
    )
  )
}
