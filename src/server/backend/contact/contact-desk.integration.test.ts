import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { contactMessage, contactReply } from '#server/backend/database/schema/contact-message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { createDeskClaims } from '#server/backend/desk/claims.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { contactStamp, createContactActs, createContactLists } from './contact-desk.ts'

let handle: DatabaseHandle
let time: number
const now = () => new Date(time)

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two']) await insertPerson(handle.database, { uid, kind: 'admin' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  time = Date.parse('2026-11-26T03:00:00Z')
  await handle.database.delete(contactMessage)
})

const open = () => {
  const { database } = handle
  const { work, mails } = createTestWork(handle, now)
  const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }
  const acts = createContactActs(createDeskActs({ work, mailSite }))
  return {
    ...acts,
    ...createContactLists(database),
    claims: createDeskClaims({ database, work, now }),
    mails,
  }
}

const insertMessage = async (minutes = 0): Promise<{ id: string; read: string }> => {
  const at = new Date(time - minutes * 60_000)
  const row = {
    id: newId(),
    formId: newId(),
    kind: 'question' as const,
    name: '山田 花子',
    email: 'hanako@example.jp',
    body: '求人の探し方を教えてください。',
    createdAt: at,
    updatedAt: at,
  }
  await handle.database.insert(contactMessage).values(row)
  return { id: row.id, read: contactStamp(row) }
}

describe('answers to messages', () => {
  it('goes by mail to the sender, without what the sender wrote', async () => {
    const desk = open()
    const message = await insertMessage()
    time += 60_000
    expect(await desk.answer('one', { ...message, text: '検索の使い方です。' }, 'send')).toEqual({
      kind: 'done',
    })
    expect(desk.mails()).toMatchObject([
      { to: 'hanako@example.jp', kind: 'contact-answer', data: { answer: '検索の使い方です。' } },
    ])
    expect(JSON.stringify(desk.mails())).not.toMatch(/求人の探し方|山田/)
    expect(await desk.find(message.id)).toMatchObject({
      message: { status: 'answered' },
      replies: [{ uid: 'one', text: '検索の使い方です。' }],
    })
  })

  it('is shown as it will read, before anything is sent', async () => {
    const desk = open()
    const message = await insertMessage()
    const shown = await desk.answer('one', { ...message, text: '検索の使い方です。' }, 'preview')
    expect(shown).toMatchObject({ kind: 'preview', mails: [{ readers: 1 }] })
    expect(JSON.stringify(shown)).toContain('検索の使い方です。')
    expect([desk.mails(), (await desk.find(message.id))?.message.status]).toEqual([[], 'new'])
    expect(await handle.database.select().from(contactReply)).toEqual([])
  })

  it('is sent once, though two operators answer at the same time', async () => {
    const desk = open()
    const message = await insertMessage()
    time += 60_000
    const answers = await Promise.all([
      desk.answer('one', { ...message, text: '一人目の返信です。' }, 'send'),
      desk.answer('two', { ...message, text: '二人目の返信です。' }, 'send'),
    ])
    expect(answers.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'done' },
      { kind: 'refused', refusal: 'changed', words: 'いまの状態：返信済み' },
    ])
    expect(desk.mails()).toHaveLength(1)
  })

  it('waits for whoever has the message', async () => {
    const desk = open()
    const message = await insertMessage()
    await desk.claims.take('two', { kind: 'contact', id: message.id })
    expect(await desk.answer('one', { ...message, text: '返信です。' }, 'send')).toMatchObject({
      kind: 'refused',
      refusal: 'claimed',
    })
    expect(desk.mails()).toEqual([])
  })
})

describe('messages without an answer', () => {
  it('end, and wait again, with what was said in the audit log', async () => {
    const desk = open()
    const { id, read } = await insertMessage()
    time += 60_000
    expect(await desk.settle('one', { id, read, as: 'spam', note: '広告です。' })).toEqual({ kind: 'done' })
    const found = await desk.find(id)
    expect(found?.message.status).toBe('spam')
    const lines = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `contact_message:${id}`))
    expect(lines).toMatchObject([
      {
        action: 'contact.settled',
        actorUid: 'one',
        detail: { before: 'new', after: 'spam', reason: '広告です。' },
      },
    ])
    time += 60_000
    const stamp = found === null ? '' : contactStamp(found.message)
    expect(await desk.settle('one', { id, read, as: 'new', note: '' })).toMatchObject({ refusal: 'changed' })
    expect(await desk.settle('one', { id, read: stamp, as: 'new', note: '' })).toEqual({ kind: 'done' })
    expect(desk.mails()).toEqual([])
  })
})

it('lists what waits with the oldest first, and what is done with the newest first', async () => {
  const desk = open()
  const old = await insertMessage(60)
  const newer = await insertMessage(30)
  const ids = async (state: 'new' | 'closed') => (await desk.list(state, 1)).map(({ id }) => id)
  expect(await ids('new')).toEqual([old.id, newer.id])
  for (const message of [old, newer]) await desk.settle('one', { ...message, as: 'closed', note: '' })
  expect([await ids('new'), await ids('closed')]).toEqual([[], [newer.id, old.id]])
  expect(await desk.counts()).toContainEqual({ state: 'closed', count: 2 })
})
