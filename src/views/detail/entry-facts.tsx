/** The facts that a collection lists below the opening of its entries, if any. */
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
