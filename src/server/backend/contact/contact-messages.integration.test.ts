import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContactInput } from '#contract/contact.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createContactMessages } from './contact-messages.ts'

let handle: DatabaseHandle
let time: number

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(() => {
  time = Date.parse('2026-11-21T03:00:00Z')
})

const openContact = () => {
  const now = () => new Date(time)
  const { work, mails } = createTestWork(handle, now)
  const contact = createContactMessages({
    database: handle.database,
    work,
    formKey: 'key',
    operatorEmail: 'desk@example.com',
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
    now,
  })
  return {
    ...contact,
    mails,
    accept: (message: ContactInput, from: { token: string; client: string; ownEmail?: string | null }) =>
      contact.accept({ kind: 'guest' }, message, { ownEmail: null, ...from }),
  }
}

const client = '192.0.2.1'
const message = (email: string): ContactInput => ({
  kind: 'question',
  name: '山田 花子',
  email,
  body: '求人の探し方について教えてください。',
})
const stored = async (email: string) =>
  (await handle.database.select().from(contactMessage)).filter((row) => row.email === email)

describe('messages to the operator', () => {
  it('stores a message, tells the operator and the sender, and nobody else', async () => {
    const contact = openContact()
    const token = contact.issueForm()
    time += 10_000
    const answer = await contact.accept(message('one@example.jp'), { token, client })
    expect(answer.kind).toBe('accepted')
    expect(contact.mails().map(({ to }) => to)).toEqual(['desk@example.com', 'one@example.jp'])
    const [operator, sender] = contact.mails()
    expect(JSON.stringify(operator)).toContain('求人の探し方について')
    // Anyone can give anyone's address: the acknowledgement carries nothing that was typed.
    expect(JSON.stringify(sender)).not.toMatch(/求人の探し方について|山田/)
    expect(await contact.has(answer.kind === 'accepted' ? answer.id : '')).toBe(true)
  })

  it('sends a copy of what was written to the signed-in sender’s own address alone', async () => {
    const contact = openContact()
    const copied = async (email: string, ownEmail: string | null) => {
      const token = contact.issueForm()
      time += 10_000
      await contact.accept(message(email), { token, client, ownEmail })
      return JSON.stringify(contact.mails().at(-1)).includes('求人の探し方について')
    }
    expect(await copied('Own@example.jp', 'own@example.jp')).toBe(true)
    expect(await copied('another@example.jp', 'own@example.jp')).toBe(false)
    expect(await copied('guest@example.jp', null)).toBe(false)
  })

  it('deletes a message a year after it came, answered or not, and no other', async () => {
    const contact = openContact()
    const send = async (email: string) => {
      const token = contact.issueForm()
      time += 10_000
      await contact.accept(message(email), { token, client })
    }
    await handle.database.delete(contactMessage)
    await send('old@example.jp')
    await handle.database.update(contactMessage).set({ status: 'answered' })
    time = Date.parse('2026-12-01T03:00:00Z')
    await send('newer@example.jp')
    time = Date.parse('2027-11-21T03:00:09Z')
    expect(await contact.removeOld()).toBe(0)
    time = Date.parse('2027-11-21T03:00:10Z')
    expect(await contact.removeOld()).toBe(1)
    expect([await stored('old@example.jp'), (await stored('newer@example.jp')).length]).toEqual([[], 1])
  })

  it('makes one message of a form that is sent many times at once', async () => {
    const contact = openContact()
    const token = contact.issueForm()
    time += 10_000
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => contact.accept(message('twice@example.jp'), { token, client })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await stored('twice@example.jp')).toHaveLength(1)
    expect(contact.mails()).toHaveLength(2)
  })

  it('refuses what a script sends', async () => {
    const contact = openContact()
    const token = contact.issueForm()
    expect(await contact.accept(message('script@example.jp'), { token, client })).toEqual({ kind: 'early' })
    expect(await contact.accept(message('script@example.jp'), { token: 'made.up.seal', client })).toEqual({
      kind: 'late',
    })
    expect(await stored('script@example.jp')).toEqual([])
  })

  it('takes sixty messages a day from one network, whatever the addresses', async () => {
    const contact = openContact()
    const kinds: string[] = []
    for (let count = 0; count < 61; count += 1) {
      const token = contact.issueForm()
      time += 10_000
      const from = { token, client: '198.51.100.7' }
      kinds.push((await contact.accept(message(`network-${count}@example.jp`), from)).kind)
    }
    expect(new Set(kinds.slice(0, 60))).toEqual(new Set(['accepted']))
    expect(kinds[60]).toBe('limited')
  })

  it('takes ten messages a day from one address and acknowledges three', async () => {
    const contact = openContact()
    const kinds: string[] = []
    for (let count = 0; count < 11; count += 1) {
      const token = contact.issueForm()
      time += 10_000
      kinds.push((await contact.accept(message('many@example.jp'), { token, client })).kind)
    }
    expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'accepted'), 'limited'])
    expect(contact.mails().filter(({ to }) => to === 'many@example.jp')).toHaveLength(3)
    expect(contact.mails().filter(({ to }) => to === 'desk@example.com')).toHaveLength(10)
  })
})
