import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenFile } from './chosen-files.ts'
import { readKeptMessage, type KeptMessage, type SendAnswer } from './thread-outbox.ts'
import type { ThreadMessage } from './thread-message.ts'
import { createThread, type ThreadFacts, type ThreadReading } from './thread.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
const open: ThreadFacts = { closing: null, mayWrite: true, operatorReadAt: null }

const messageOf = (
  id: string,
  sequence: number | null,
  more: Partial<ThreadMessage> = {},
): ThreadMessage => ({
  id,
  sequence,
  mine: false,
  senderName: '人事の山田',
  senderRole: '採用担当',
  text: `text of ${id}`,
  files: [],
  sentAt: '2026-11-22T01:00:00.000Z',
  deliverAt: null,
  ...more,
})

/** A site with one thread, a network that can go either way, and the page of somebody in it. */
const start = ({ shown = 1, kept = [] as KeptMessage[] } = {}) => {
  const site = {
    messages: Array.from({ length: shown }, (_, index) => messageOf(`old-${index + 1}`, index + 1)),
    held: [] as ThreadMessage[],
    facts: open,
    seen: 0,
    page: 50,
    reads: [] as number[],
    sends: [] as string[],
    files: [] as (readonly ChosenFile[])[],
    /** Lost on the way there, or on the way back. */
    network: 'there' as 'there' | 'lost' | 'answers lost',
    refusal: null as SendAnswer | null,
    failure: null as ThreadReading | null,
    who: 'somebody' as 'somebody' | 'nobody' | 'unknown',
    gate: Promise.resolve(),
  }
  const collection = new Map(kept.map((each) => [each.id, each]))
  const thread = createThread({
    id: 'thread',
    lines: site.messages.map(({ id, sequence, mine }) => ({ id, sequence, mine, message: null })),
    facts: open,
    seen: 0,
    read: async (after) => {
      site.reads.push(after)
      await site.gate
      if (site.network !== 'there') return { kind: 'unavailable' }
      if (site.failure !== null) return site.failure
      const behind = site.messages.filter(({ sequence }) => (sequence ?? 0) > after)
      return {
        kind: 'read',
        facts: site.facts,
        seen: site.seen,
        held: site.held.map(({ id }) => id),
        messages: behind.slice(0, site.page),
        hasMore: behind.length > site.page,
      }
    },
    send: async ({ id, text, files }) => {
      site.sends.push(id)
      site.files.push(files)
      await site.gate
      if (site.network === 'lost') return { kind: 'unavailable' }
      if (site.refusal !== null) return site.refusal
      const known = site.messages.find((each) => each.id === id)
      const message = known ?? messageOf(id, site.messages.length + 1, { mine: true, text })
      if (known === undefined) site.messages.push(message)
      return site.network === 'answers lost' ? { kind: 'unavailable' } : { kind: 'sent', message }
    },
    confirm: async () => site.who,
    collection: {
      all: () => [...collection.values()],
      keep: (id, value) => void collection.set(id, value),
      drop: (id) => void collection.delete(id),
    },
    now: () => new Date('2026-11-22T01:00:00.000Z'),
  })
  const shownIds = () => thread.$thread.get().lines.map(({ id }) => id)
  const pending = () => thread.$thread.get().pending.map(({ id, state }) => `${id} ${state}`)
  const arrive = (id: string) => site.messages.push(messageOf(id, site.messages.length + 1))
  return { site, collection, thread, shownIds, pending, arrive }
}

test('what came since is read behind what is shown, in portions, in order', async () => {
  const { site, thread, shownIds, arrive } = start({ shown: 2 })
  site.page = 2
  for (const id of ['a', 'b', 'c', 'd', 'e']) arrive(id)
  await thread.catchUp()
  expect(shownIds()).toEqual(['old-1', 'old-2', 'a', 'b', 'c', 'd', 'e'])
  expect(site.reads).toEqual([2, 4, 6])
})

test('changes while an answer is on its way are asked for once more, not once each', async () => {
  const { site, thread, shownIds, arrive } = start()
  const gate = Promise.withResolvers<void>()
  site.gate = gate.promise
  void thread.catchUp()
  for (let count = 0; count < 20; count += 1) void thread.catchUp()
  arrive('a')
  gate.resolve()
  await settle()
  expect(site.reads).toHaveLength(2)
  expect(shownIds()).toEqual(['old-1', 'a'])
})

test('a message is shown as being sent at once, and then as what the site made of it', async () => {
  const { site, collection, thread, shownIds, pending } = start()
  const gate = Promise.withResolvers<void>()
  site.gate = gate.promise
  void thread.send('mine', 'こんにちは')
  expect([pending(), collection.size]).toEqual([['mine sending'], 1])
  gate.resolve()
  await settle()
  expect([pending(), collection.size, shownIds()]).toEqual([[], 0, ['old-1', 'mine']])
  expect(thread.$thread.get().lines[1]).toMatchObject({ sequence: 2, message: { text: 'こんにちは' } })
})

test('what the other side wrote before an own message is not skipped', async () => {
  const { thread, shownIds, arrive } = start()
  arrive('theirs')
  await thread.send('mine', '返事')
  expect(shownIds()).toEqual(['old-1', 'mine'])
  await thread.catchUp()
  expect(shownIds()).toEqual(['old-1', 'theirs', 'mine'])
})

test('without a network nothing overtakes and nothing is lost: all goes in order once it is back', async () => {
  const { site, collection, thread, shownIds, pending, arrive } = start()
  site.network = 'lost'
  await thread.send('first', '一')
  await thread.send('second', '二')
  expect([pending(), collection.size]).toEqual([['first failed', 'second failed'], 2])
  expect([site.sends, thread.$thread.get().status]).toEqual([['first'], 'behind'])
  site.network = 'there'
  arrive('theirs')
  await thread.reconnected()
  expect([pending(), collection.size, shownIds()]).toEqual([[], 0, ['old-1', 'theirs', 'first', 'second']])
  expect(thread.$thread.get().status).toBe('open')
})

test('an answer that got lost doubles nothing', async () => {
  const { site, thread, shownIds, pending } = start()
  site.network = 'answers lost'
  await thread.send('mine', '一度だけ')
  expect(pending()).toEqual(['mine failed'])
  await thread.retry('mine')
  site.network = 'there'
  await thread.retry('mine')
  await thread.catchUp()
  expect([pending(), shownIds(), site.messages.length]).toEqual([[], ['old-1', 'mine'], 2])
})

test('what is found on the site leaves the outbox, also while it is being sent again', async () => {
  const { site, collection, thread, shownIds, pending } = start()
  site.network = 'answers lost'
  await thread.send('mine', '一度だけ')
  site.network = 'there'
  await vi.advanceTimersByTimeAsync(1000)
  expect([pending(), collection.size, shownIds()]).toEqual([[], 0, ['old-1', 'mine']])
})

test('a refusal says why; the next message goes; the refused one can be sent again or taken back', async () => {
  const { site, collection, thread, shownIds, pending } = start()
  site.refusal = { kind: 'refused', words: '多すぎます' }
  await thread.send('one', '一')
  await thread.send('two', '二')
  expect(thread.$thread.get().pending).toMatchObject([
    { id: 'one', state: 'refused', words: '多すぎます' },
    { id: 'two', state: 'refused' },
  ])
  site.refusal = null
  await thread.retry('one')
  expect([pending(), shownIds()]).toEqual([['two refused'], ['old-1', 'one']])
  expect(thread.takeBack('two')).toEqual({ text: '二', files: [] })
  expect([pending(), collection.size, thread.takeBack('two')]).toEqual([[], 0, null])
})

test('files go with their message, through a failure and an earlier page, and come back with it', async () => {
  const files = [{ id: 'file', name: '履歴書.pdf' }]
  const { site, collection, thread } = start()
  site.network = 'lost'
  await thread.send('mine', '添付します', files)
  expect(thread.$thread.get().pending).toMatchObject([{ id: 'mine', state: 'failed', files }])
  const kept = readKeptMessage(JSON.parse(JSON.stringify(collection.get('mine'))))
  const later = start({ kept: kept === null ? [] : [kept] })
  later.thread.restore([])
  expect(later.thread.$thread.get().pending).toMatchObject([{ id: 'mine', files }])
  await later.thread.retry('mine')
  expect(later.site.files).toEqual([files])
  expect(thread.takeBack('mine')).toEqual({ text: '添付します', files })
})

test.each([[undefined], ['x'], [[{ id: 1 }]], [{}]])('files that a device kept as %j are none', (files) => {
  const kept = { thread: 'thread', id: 'id', text: 'text', at: '2026-11-21T01:00:00.000Z' }
  expect(readKeptMessage({ ...kept, files })).toEqual({ ...kept, files: [] })
})

test('what an earlier page left is shown and goes only when asked; what the site has is forgotten', async () => {
  const keep = (id: string, thread = 'thread') => ({
    thread,
    id,
    text: id,
    files: [],
    at: '2026-11-21T01:00:00.000Z',
  })
  const { collection, thread, pending, site } = start({
    kept: [keep('old-1'), keep('left'), keep('other', 'another thread')],
  })
  thread.restore(['old-1'])
  expect(pending()).toEqual(['left refused'])
  await thread.reconnected()
  expect([pending(), site.sends, [...collection.keys()]]).toEqual([['left refused'], [], ['left', 'other']])
  await thread.retry('left')
  expect([pending(), [...collection.keys()]]).toEqual([[], ['other']])
})

test('a site that does not answer is asked again, later each time, and the page says so', async () => {
  const { site, thread } = start()
  site.failure = { kind: 'unavailable' }
  await thread.catchUp()
  expect(thread.$thread.get().status).toBe('behind')
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(site.reads).toHaveLength(4)
  site.failure = null
  await vi.advanceTimersByTimeAsync(8000)
  expect([thread.$thread.get().status, site.reads.length]).toEqual(['open', 5])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(site.reads).toHaveLength(5)
})

test('not-found: the thread is gone, and nothing is asked any more', async () => {
  const { site, thread } = start()
  site.failure = { kind: 'not-found' }
  await thread.catchUp()
  await thread.catchUp()
  expect([thread.$thread.get().status, site.reads.length]).toEqual(['gone', 1])
})

test.each([
  ['unauthenticated', 'nobody', 'signed_out'],
  ['unauthenticated', 'somebody', 'behind'],
  ['unauthenticated', 'unknown', 'behind'],
  ['permission-denied', 'nobody', 'signed_out'],
  ['permission-denied', 'somebody', 'gone'],
  ['permission-denied', 'unknown', 'behind'],
] as const)('%s while the session says %s: %s', async (kind, who, status) => {
  const { site, thread } = start()
  Object.assign(site, { failure: { kind }, who })
  await thread.catchUp()
  expect(thread.$thread.get().status).toBe(status)
})

test('signed out in the middle of sending, what was typed stays on the device', async () => {
  const { site, collection, thread, pending } = start()
  Object.assign(site, { refusal: { kind: 'unauthenticated' }, who: 'nobody' })
  await thread.send('mine', '大事なこと')
  expect([thread.$thread.get().status, pending(), collection.get('mine')?.text]).toEqual([
    'signed_out',
    ['mine failed'],
    '大事なこと',
  ])
})

test('read marks follow the other side', async () => {
  const { site, thread } = start()
  site.seen = 1
  await thread.catchUp()
  expect(thread.$thread.get().seen).toBe(1)
})

test.each<Partial<ThreadFacts>>([
  { closing: 'closed' },
  { mayWrite: false },
  { operatorReadAt: '2026-11-22' },
])('a page that offers something else than the thread is stale: %o', async (changed) => {
  const { site, thread } = start()
  await thread.catchUp()
  expect(thread.$thread.get().stale).toBe(false)
  site.facts = { ...open, ...changed }
  await thread.catchUp()
  expect(thread.$thread.get().stale).toBe(true)
})

test('what was taken back is shown no more, and the page is as the site has it', async () => {
  const { site, thread, shownIds } = start()
  site.refusal = { kind: 'sent', message: messageOf('held', null, { mine: true }) }
  await thread.send('held', '夜の連絡')
  thread.forget('held')
  await thread.catchUp()
  expect([shownIds(), thread.$thread.get().stale]).toEqual([['old-1'], false])
})

test('what waits for the morning is delivered under its number; taken back elsewhere the page is stale', async () => {
  const { site, thread, shownIds } = start()
  site.held = [messageOf('held', null, { mine: true })]
  await thread.catchUp()
  expect(thread.$thread.get().stale).toBe(true)
  const page = start()
  page.site.refusal = { kind: 'sent', message: messageOf('held', null, { mine: true }) }
  page.site.held = [messageOf('held', null)]
  await page.thread.send('held', '夜の連絡')
  await page.thread.catchUp()
  expect([page.shownIds(), page.thread.$thread.get().stale]).toEqual([['old-1', 'held'], false])
  page.site.held = []
  page.arrive('held')
  await page.thread.catchUp()
  expect(page.thread.$thread.get().lines.map(({ id, sequence }) => [id, sequence])).toEqual([
    ['old-1', 1],
    ['held', 2],
  ])
  expect(page.thread.$thread.get().stale).toBe(false)
  expect(shownIds()).toEqual(['old-1'])
})
