/** Outbox, claims and upkeep by value: states, broken-off attempts, orphans, retention with a moved clock. */
import { sampleMessage } from '../testing/samples'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attemptLease, day, retention } from '../limits'
import { claimsOf } from './claims'
import { memoryStore } from './memory-store'
import { outboxOf } from './outbox'
import { finalStates } from './records'
import { adoptOrphans, discard, release, removeOld } from './upkeep'

const now = Date.UTC(2026, 3, 1)
const fresh = () => {
  const outbox = outboxOf(memoryStore())
  return { outbox, claims: claimsOf(outbox, { sameHost: true }) }
}
const message = sampleMessage({ acceptedAt: now })
const { id } = message

describe('adding', () => {
  test('new, again, and with another content', async () => {
    const { outbox } = fresh()
    expect(await outbox.add(message)).toBe('added')
    expect(await outbox.add(message)).toBe('same')
    expect(await outbox.add({ ...message, hash: 'other' })).toBe('other')
    expect(await outbox.list('pending')).toEqual([id])
  })
  test('a held one is not pending', async () => {
    const { outbox } = fresh()
    await outbox.add({ ...message, held: 'trap' })
    expect([await outbox.list('pending'), await outbox.list('held')]).toEqual([[], [id]])
    expect(await outbox.readFinal(id)).toEqual({ state: 'held', at: now, why: 'trap' })
  })
})

describe('claims', () => {
  test('only one of many gets the message', async () => {
    const { outbox, claims } = fresh()
    await outbox.add(message)
    const results = await Promise.all(Array.from({ length: 20 }, () => claims.claim(id, now)))
    expect(results.filter(Boolean)).toEqual([{ message, attempt: 1 }])
  })
  test('nothing before its time, nothing that is finished or unknown', async () => {
    const { outbox, claims } = fresh()
    await outbox.add(message)
    expect(await claims.claim(id, now - 1)).toBeUndefined()
    expect(await claims.claim('unknown', now)).toBeUndefined()
    await outbox.finish(id, 'delivered', { at: now })
    await outbox.enterFirstState(message, now)
    expect(await claims.claim(id, now)).toBeUndefined()
    expect(await outbox.list('pending')).toEqual([])
  })
  test('an attempt of a process that is gone is over at once, of another host after the lease', async () => {
    for (const [owner, later] of [
      [`${(await import('node:os')).hostname()} 999999999 x`, 0],
      ['elsewhere 1 x', attemptLease + 1],
    ] as const) {
      const { outbox, claims } = fresh()
      await outbox.add(message)
      await outbox.store.create(`attempt/${id}.1`, JSON.stringify({ at: now, owner }))
      if (later > 0) expect(await claims.claim(id, now)).toBeUndefined()
      expect(await claims.claim(id, now + later)).toEqual({ message, attempt: 2 })
    }
  })
  test('one that broke off while handing over is unconfirmed, not repeated', async () => {
    const { outbox, claims } = fresh()
    await outbox.add(message)
    await outbox.store.create(
      `attempt/${id}.1`,
      JSON.stringify({ at: now, owner: 'elsewhere 1 x', handingOver: true }),
    )
    expect(await claims.claim(id, now + attemptLease + 1)).toBe('unconfirmed')
  })
  test('an attempt that woke up too late does not hand over', async () => {
    const { outbox, claims } = fresh()
    await outbox.add(message)
    const claim = await claims.claim(id, now)
    if (!claim || claim === 'unconfirmed') throw new Error('not claimed')
    expect(await claims.handOver(claim, now + attemptLease)).toBe(false)
    expect(await claims.handOver(claim, now + 1000)).toBe(true)
  })
})

describe('upkeep', () => {
  test('a message without state is queued, a held one held', async () => {
    const { outbox } = fresh()
    const trapped = sampleMessage({ held: 'trap' })
    for (const one of [message, trapped]) await outbox.store.create(`message/${one.id}`, JSON.stringify(one))
    expect(await adoptOrphans(outbox, now)).toBe(2)
    expect(await adoptOrphans(outbox, now)).toBe(0)
    expect([await outbox.list('pending'), await outbox.list('held')]).toEqual([[id], [trapped.id]])
  })
  test('retention: delivered after 90 days, held after 30, dead and unconfirmed after 90; pending never', async () => {
    const { outbox } = fresh()
    const entries = await Promise.all(
      finalStates.map(async (state) => {
        const one = sampleMessage()
        await outbox.add(one)
        await outbox.finish(one.id, state, { at: now })
        return [state, one.id] as const
      }),
    )
    await outbox.add(message)
    const left = async (): Promise<string[]> => {
      const ids = await outbox.store.list('message')
      return entries.filter(([, one]) => ids.includes(one)).map(([state]) => state)
    }
    expect(retention).toEqual({ delivered: 90 * day, held: 30 * day, failed: 90 * day })
    await removeOld(outbox, now + 30 * day - 1)
    expect(await left()).toEqual([...finalStates])
    await removeOld(outbox, now + 30 * day)
    expect(await left()).toEqual(['delivered', 'dead', 'unconfirmed'])
    expect(await removeOld(outbox, now + 90 * day)).toBe(3)
    expect(await outbox.store.list('message')).toEqual([id])
    expect(await outbox.list('pending')).toEqual([id])
  })
  test.each([
    ['en', 'after 90 days at the latest', 'after 30 days'],
    ['de', '90 Tage', '30 Tage'],
  ])('the privacy page in %s states the same periods', (locale, delivered, held) => {
    const page = readFileSync(join(__dirname, `../../../content/pages/privacy.${locale}.md`), 'utf8')
    const line = page.split('\n').find((text) => text.includes(delivered) && text.includes(held))
    expect(line).toBeDefined()
  })
  test('a person releases or discards what waits', async () => {
    const { outbox, claims } = fresh()
    await outbox.add({ ...message, held: 'trap' })
    expect(await release(outbox, id, now)).toBe(true)
    expect(await release(outbox, id, now)).toBe(false)
    expect(await claims.claim(id, now)).toMatchObject({ attempt: 1 })
    await discard(outbox, id)
    expect(await outbox.store.list('message')).toEqual([])
    expect(await adoptOrphans(outbox, now)).toBe(0)
  })
})
