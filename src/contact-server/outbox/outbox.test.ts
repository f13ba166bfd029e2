/** The outbox with fixed values: states, interrupted attempts, repeats, retention with a fake clock. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attemptLease, day, retention } from '../limits'
import { memoryStore } from '../testing/memory-store'
import { sampleMessage } from '../testing/samples'
import { outboxOf, type Claim } from './outbox'
import { finalStates, newEntry, states, type State } from './records'

const now = Date.UTC(2026, 3, 1)
const fresh = async () => {
  const outbox = outboxOf(await memoryStore())
  const ids = async (...of: State[]) => (await outbox.store.list(of)).map(({ message }) => message.id)
  const claimed = async (at = now): Promise<Claim> => {
    const claim = await outbox.claim(id, at)
    if (!claim || 'brokenOff' in claim) throw new Error('not claimed')
    return claim
  }
  return { outbox, ids, claimed }
}
const message = sampleMessage({ acceptedAt: now })
const { id } = message

describe('adding', () => {
  test('new, repeated, and with other content', async () => {
    const { outbox, ids } = await fresh()
    expect(await outbox.add(message)).toBe('added')
    expect(await outbox.add(message)).toBe('same')
    expect(await outbox.add({ ...message, hash: 'other' })).toBe('other')
    expect(await ids('pending')).toEqual([id])
  })
  test('a held one is not pending', async () => {
    const { outbox, ids } = await fresh()
    const held = { ...message, held: 'trap' }
    await outbox.add(held)
    expect(await ids('pending')).toEqual([])
    expect((await outbox.store.read(id))?.entry).toMatchObject({ state: 'held', at: now, why: 'trap' })
    expect(await outbox.claim(id, now)).toBeUndefined()
  })
  test('the same text is found for a day; that of a held message only by another held one', async () => {
    const { outbox } = await fresh()
    await outbox.add(message)
    const again = sampleMessage({ acceptedAt: now })
    expect(await outbox.findRepeat(again, now)).toEqual(message)
    expect(await outbox.findRepeat(again, now + 1)).toBeUndefined()
    expect(await outbox.findRepeat({ ...again, hash: 'other' }, now)).toBeUndefined()
    expect(await outbox.findRepeat(message, now)).toBeUndefined()
    const { outbox: second } = await fresh()
    await second.add({ ...message, held: 'trap' })
    expect(await second.findRepeat(again, now)).toBeUndefined()
    expect(await second.findRepeat({ ...again, held: 'trap' }, now)).toMatchObject({ id })
  })
})

describe('claims', () => {
  test('only one of many gets the message', async () => {
    const { outbox } = await fresh()
    await outbox.add(message)
    const results = await Promise.all(Array.from({ length: 20 }, () => outbox.claim(id, now)))
    expect(results.filter(Boolean)).toMatchObject([{ message, attempt: 1 }])
  })
  test('nothing before it is due, nothing finished or unknown', async () => {
    const { outbox, claimed } = await fresh()
    await outbox.add(message)
    expect(await outbox.claim(id, now - 1)).toBeUndefined()
    expect(await outbox.claim('unknown', now)).toBeUndefined()
    expect(await outbox.store.due(now - 1, 9)).toEqual([])
    expect(await outbox.store.due(now, 9)).toEqual([id])
    await outbox.finish(await claimed(), 'delivered', now)
    expect(await outbox.claim(id, now + day)).toBeUndefined()
    expect(await outbox.store.due(now + day, 9)).toEqual([])
  })
  test('a lease expires unless it is renewed', async () => {
    const { outbox, claimed } = await fresh()
    await outbox.add(message)
    const first = await claimed()
    expect(await outbox.store.due(now + attemptLease - 1, 9)).toEqual([])
    await outbox.renew(first, now + 1)
    expect(await outbox.claim(id, now + attemptLease)).toBeUndefined()
    expect(await outbox.claim(id, now + attemptLease + 1)).toMatchObject({ attempt: 2 })
    expect(await outbox.handOver(first, now)).toBe(false)
    expect(await outbox.finish(first, 'delivered', now)).toBe(false)
  })
  test('an attempt interrupted during the handover is unconfirmed, not repeated', async () => {
    const { outbox, claimed } = await fresh()
    await outbox.add(message)
    const claim = await claimed()
    expect(await outbox.handOver(claim, now)).toBe(true)
    expect(await outbox.claim(id, now + attemptLease)).toEqual({ brokenOff: message })
    expect((await outbox.store.read(id))?.entry).toMatchObject({ state: 'unconfirmed', why: 'brokenOff' })
    // Its process was only suspended: its result is authoritative.
    await outbox.renew(claim, now)
    expect(await outbox.finish(claim, 'delivered', now + day)).toBe(true)
    expect((await outbox.store.read(id))?.entry.state).toBe('delivered')
  })
})

describe('upkeep', () => {
  test('retention: delivered after 90 days, held after 30, dead and unconfirmed after 90; pending never', async () => {
    const { outbox, ids } = await fresh()
    for (const state of finalStates) await outbox.store.add({ ...newEntry(sampleMessage()), state, at: now })
    await outbox.add(message)
    const left = async () => (await outbox.store.list(finalStates)).map(({ state }) => state).sort()
    expect(retention).toEqual({ delivered: 90 * day, held: 30 * day, failed: 90 * day })
    await outbox.removeOld(now + 30 * day - 1)
    expect(await left()).toEqual([...finalStates].sort())
    await outbox.removeOld(now + 30 * day)
    expect(await left()).toEqual(['dead', 'delivered', 'unconfirmed'])
    expect(await outbox.removeOld(now + 90 * day)).toBe(3)
    expect(await ids(...states)).toEqual([id])
  })
  test.each([
    ['en', 'after 90 days at the latest', 'after 30 days'],
    ['de', '90 Tage', '30 Tage'],
  ])('the privacy page in %s states the same periods', (locale, delivered, held) => {
    const page = readFileSync(join(__dirname, `../../../content/pages/privacy.${locale}.md`), 'utf8')
    const line = page.split('\n').find((text) => text.includes(delivered) && text.includes(held))
    expect(line).toBeDefined()
  })
  test('a person can release waiting messages, and no others', async () => {
    const { outbox, claimed } = await fresh()
    await outbox.add({ ...message, held: 'trap' })
    expect(await outbox.release(id, now)).toBe(true)
    expect(await outbox.release(id, now)).toBe(false)
    const claim = await claimed()
    expect(claim).toMatchObject({ attempt: 1 })
    await outbox.finish(claim, 'delivered', now)
    expect(await outbox.release(id, now)).toBe(false)
  })
})
