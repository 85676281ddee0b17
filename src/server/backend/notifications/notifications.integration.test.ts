import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kindsReaching, type NotificationChoice } from '#contract/notification-choice.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createStopMails } from '#server/backend/mail-links/stop-mails.ts'
import { issueMailToken, stopLink } from '#server/backend/mail-links/mail-token.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createNotificationChoices } from './notification-choices.ts'
import { createNotificationDigests } from './notification-digests.ts'
import { createNotificationMails } from './notification-mails.ts'

/** 8:00 in Japan on a Monday. */
const monday = new Date('2026-11-22T23:00:00Z')
const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000)
const mailKeys = ['a secret of this test']

let handle: DatabaseHandle
let at = monday
const people = new Map<string, TestPerson>()
const person = (email: string, more: Partial<TestPerson> = {}): TestPerson => ({
  email,
  password: 'x',
  factors: [],
  revoked: 0,
  signInPhone: null,
  ...more,
})
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'hanako' })
  await insertPerson(handle.database, { uid: 'taro' })
  await insertPerson(handle.database, { uid: 'office', kind: 'company' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = monday
  await handle.database.delete(notification)
  await handle.database.delete(notificationPreference)
  people.clear()
  people.set('hanako', person('hanako@example.com'))
  people.set('taro', person('taro@example.com'))
})

const open = () => {
  const { work, mails, sent } = createTestWork(handle, () => at)
  const { database } = handle
  const parts = { database, work, people: createTestPeople(people), mailKeys }
  return {
    choices: createNotificationChoices(parts),
    digests: createNotificationDigests(parts),
    links: createNotificationMails(parts),
    mails,
    sent,
    work,
  }
}

type Row = typeof notification.$inferInsert
/** Something that waits for a digest, due now unless told otherwise. */
const wait = async (given: Partial<Row> = {}): Promise<string> => {
  const id = newId()
  await handle.database.insert(notification).values({
    id,
    uid: 'hanako',
    kind: 'closing_soon',
    text: '締切が近づいています',
    href: '/mypage',
    subject: `job_post:${id}`,
    key: id,
    shown: true,
    mailDueAt: monday,
    createdAt: hours(-1),
    ...given,
  })
  return id
}
const dueOf = async (id: string) => {
  const [row] = await handle.database.select().from(notification).where(eq(notification.id, id))
  return row?.mailDueAt ?? null
}
const linesOf = (mails: ReturnType<typeof open>['mails']) =>
  mails().flatMap(({ kind, data }) =>
    kind === 'notification-digest' && 'groups' in data
      ? data.groups.flatMap((group) => group.lines.map(({ text }) => `${group.kind} ${text}`))
      : [],
  )

describe('choices', () => {
  const find = (choices: readonly NotificationChoice[], kind: string) =>
    choices.find((each) => each.kind === kind)

  test('are as usual at first, kept once saved, of that person alone, and as usual again', async () => {
    const { choices } = open()
    expect((await choices.list('hanako')).map(({ kind }) => kind)).toEqual(kindsReaching('student'))
    expect(find(await choices.list('hanako'), 'application_viewed')).toMatchObject({ mail: 'off' })
    const changed = { kind: 'application_viewed', shown: false, mail: 'weekly' } as const
    expect(await choices.save('hanako', [changed])).toBe(true)
    expect(find(await choices.list('hanako'), 'application_viewed')).toEqual(changed)
    expect(find(await choices.list('hanako'), 'message')).toMatchObject({ shown: true, mail: 'at_once' })
    expect(find(await choices.list('taro'), 'application_viewed')).toMatchObject({ mail: 'off' })
    expect(await choices.reset('hanako')).toBe(true)
    expect(find(await choices.list('hanako'), 'application_viewed')).toMatchObject({
      shown: true,
      mail: 'off',
    })
    expect(await handle.database.$count(notificationPreference)).toBe(0)
  })

  test('have a row only where they differ from everybody’s', async () => {
    const { choices } = open()
    await choices.save('hanako', [
      { kind: 'message', shown: true, mail: 'at_once' },
      { kind: 'interview', shown: false, mail: 'at_once' },
    ])
    expect(await handle.database.$count(notificationPreference)).toBe(1)
    await choices.save('hanako', [{ kind: 'interview', shown: true, mail: 'at_once' }])
    expect(await handle.database.$count(notificationPreference)).toBe(0)
  })

  test.each<[string, NotificationChoice]>([
    ['is fixed', { kind: 'security', shown: true, mail: 'off' }],
    ['reaches companies alone', { kind: 'application_received', shown: true, mail: 'off' }],
    ['is mailed as its searches say', { kind: 'saved_search', shown: true, mail: 'daily' }],
  ])('of a kind that %s are refused, with all that came with them', async (_what, choice) => {
    const { choices } = open()
    expect(await choices.save('hanako', [{ kind: 'message', shown: false, mail: 'off' }, choice])).toBe(false)
    expect(await handle.database.$count(notificationPreference)).toBe(0)
  })

  test('on the site can be changed where the searches say how mails come', async () => {
    const { choices } = open()
    expect(await choices.save('hanako', [{ kind: 'saved_search', shown: false, mail: 'at_once' }])).toBe(true)
  })

  test('of nobody are none', async () => {
    const { choices } = open()
    expect(await choices.list('nobody')).toEqual([])
    expect(await choices.save('nobody', [{ kind: 'message', shown: false, mail: 'off' }])).toBe(false)
    expect(await choices.reset('nobody')).toBe(false)
  })

  test('move what waits for a digest; what did not change stays where it is', async () => {
    const { choices } = open()
    at = hours(2)
    const mine = await wait({ mailDueAt: hours(24) })
    const other = await wait({ uid: 'taro', mailDueAt: hours(24) })
    const interview = await wait({ kind: 'interview', mailDueAt: hours(24) })
    const at_once = await wait({ kind: 'closing_soon', mailDueAt: null })
    const save = (mail: NotificationChoice['mail']) =>
      choices.save('hanako', [{ kind: 'closing_soon', shown: true, mail }])
    await save('daily')
    expect(await dueOf(mine)).toEqual(hours(24))
    await save('weekly')
    expect(await dueOf(mine)).toEqual(hours(7 * 24))
    expect(await dueOf(at_once)).toBeNull()
    await save('at_once')
    expect(await dueOf(mine)).toEqual(at)
    await save('daily')
    expect(await dueOf(mine)).toEqual(hours(24))
    await save('off')
    expect(await dueOf(mine)).toBeNull()
    expect([await dueOf(other), await dueOf(interview), await dueOf(at_once)]).toEqual([
      hours(24),
      hours(24),
      null,
    ])
  })
})

describe('a digest', () => {
  test('names what is due and unread kind by kind, one line for each subject with its newest words', async () => {
    await wait({ kind: 'interview', text: '面接の前日です', subject: 'application:1' })
    await wait({ text: '古い知らせ', subject: 'job_post:1' })
    await wait({ text: '新しい知らせ', subject: 'job_post:1' })
    await wait({ text: '読んだ', readAt: hours(-1) })
    await wait({ text: 'まだ先', mailDueAt: hours(1) })
    await wait({ text: '待っていない', mailDueAt: null })
    await wait({ text: 'サイトには出さない', shown: false })
    await wait({ text: '他の人', uid: 'taro' })
    const { digests, mails, sent } = open()
    await digests.send('hanako')
    expect(linesOf(mails)).toEqual([
      'closing_soon サイトには出さない',
      'closing_soon 新しい知らせ',
      'interview 面接の前日です',
    ])
    expect(mails()).toMatchObject([{ to: 'hanako@example.com', data: { total: 3, rest: 0 } }])
    expect(sent).toMatchObject([{ data: { about: { uid: 'hanako', topic: 'digest' } } }])
    const [line] = mails().flatMap(({ data }) => ('groups' in data ? data.groups[0]?.lines.slice(1) : []))
    expect(line).toEqual({ text: '新しい知らせ', href: '/mypage', more: 1 })
  })

  test('goes once, whoever makes it and however often, with an id of what it tells', async () => {
    await wait()
    const newest = await wait()
    const { digests, sent } = open()
    await Promise.all([digests.send('hanako'), digests.send('hanako')])
    await digests.send('hanako')
    expect(sent.map(({ data }) => ('id' in data ? data.id : ''))).toEqual([`notifications-${newest}`])
  })

  test('that would be empty is not sent', async () => {
    await wait({ readAt: hours(-1) })
    const { digests, mails } = open()
    await digests.send('hanako')
    await digests.send('taro')
    expect(mails()).toEqual([])
    expect(await digests.findDue()).toBe(0)
  })

  test('names twenty and counts the others', async () => {
    for (let count = 1; count <= 23; count += 1) await wait({ text: `${count}` })
    const { digests, mails } = open()
    await digests.send('hanako')
    expect(linesOf(mails)).toHaveLength(20)
    expect(linesOf(mails)[0]).toBe('closing_soon 23')
    expect(mails()).toMatchObject([{ data: { total: 23, rest: 3 } }])
  })

  test('counts everything that waited, however much, and leaves nothing of it behind', async () => {
    const waiting = (from: number, to: number, subject: string) =>
      handle.database.execute(sql`
        insert into notification (id, uid, kind, text, href, subject, key, shown, mail_due_at)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'hanako', 'closing_soon', 'x', '/',
          ${subject} || (case when ${subject} = 'own:' then n::text else '' end), n::text, true,
          ${monday.toISOString()}::timestamptz
        from generate_series(${from}::int, ${to}::int) n`)
    await waiting(1, 500, 'own:')
    await waiting(501, 900, 'one')
    const { digests, mails } = open()
    await digests.send('hanako')
    expect(linesOf(mails)).toHaveLength(20)
    expect(mails()).toMatchObject([
      {
        data: {
          total: 501,
          rest: 481,
          groups: [{ lines: [{ more: 399 }, ...Array.from({ length: 19 }, () => ({ more: 0 }))] }],
        },
      },
    ])
    expect(await digests.findDue()).toBe(0)
  })

  test('leaves out a kind that the person wants no mails of any more', async () => {
    await handle.database
      .insert(notificationPreference)
      .values({ uid: 'hanako', kind: 'closing_soon', shown: true, mail: 'off' })
    await wait()
    await wait({ kind: 'security', text: '変わらず届く' })
    const { digests, mails } = open()
    await digests.send('hanako')
    expect(linesOf(mails)).toEqual(['security 変わらず届く'])
  })

  test.each([
    ['has not verified the address', { emailVerified: false }],
    ['was shut out', { disabled: true }],
  ])('of a person who %s is none, and is not looked for again', async (_what, more) => {
    people.set('hanako', person('hanako@example.com', more))
    await wait()
    const { digests, mails } = open()
    await digests.send('hanako')
    expect(mails()).toEqual([])
    expect(await digests.findDue()).toBe(0)
  })

  test('is looked for by its day, for each person once', async () => {
    await wait()
    await wait()
    await wait({ uid: 'taro', mailDueAt: hours(1) })
    const { digests, sent } = open()
    expect(await digests.findDue()).toBe(1)
    expect(sent).toEqual([{ name: 'send-notification-digest', data: { uid: 'hanako' }, key: 'hanako' }])
    at = hours(1)
    expect(await digests.findDue()).toBe(2)
  })

  test('is found for more people than a portion', async () => {
    await handle.database.execute(sql`
      insert into account (uid, kind, email) select 'many-' || n, 'student', n || '@example.com'
      from generate_series(1, 1100) n`)
    await handle.database.execute(sql`
      insert into notification (id, uid, kind, text, href, subject, key, shown, mail_due_at)
      select gen_random_uuid(), 'many-' || n, 'message', 'x', '/', 's', 'k', true, ${monday.toISOString()}::timestamptz
      from generate_series(1, 1100) n`)
    const { digests, sent } = open()
    expect(await digests.findDue()).toBe(1100)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1100)
  })
})

describe('the link of a mail', () => {
  const tokenOf = (topic: 'message' | 'closing_soon' | 'digest', to = 'hanako@example.com', uid = 'hanako') =>
    stopLink(mailKeys)({ uid, topic }, to).replace('/mail/', '')
  const kinds = async (open: () => Promise<{ choices: readonly NotificationChoice[] } | null>) =>
    (await open())?.choices.map(({ kind, mail }) => `${kind} ${mail}`)

  test('shows, changes and stops its kind, and nothing else', async () => {
    const { links, choices } = open()
    const token = tokenOf('message')
    expect(await kinds(() => links.look(token))).toEqual(['message at_once'])
    expect(await links.change(token, 'weekly')).toBe(true)
    expect(await kinds(() => links.look(token))).toEqual(['message weekly'])
    expect([await links.stop(token), await links.stop(token)]).toEqual([true, true])
    expect(await kinds(() => links.look(token))).toEqual(['message off'])
    const others = (await choices.list('hanako')).filter(({ kind }) => kind !== 'message')
    expect(others.find(({ kind }) => kind === 'interview')).toMatchObject({ mail: 'at_once', shown: true })
    expect((await choices.list('taro')).find(({ kind }) => kind === 'message')).toMatchObject({
      mail: 'at_once',
    })
    const lines = await handle.database
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.action, 'notification.mail_changed'))
    expect(lines.map(({ detail }) => detail)).toEqual([
      { topic: 'message', mail: 'weekly' },
      { topic: 'message', mail: 'off' },
    ])
  })

  test('keeps what is shown on the site', async () => {
    const { links, choices } = open()
    await choices.save('hanako', [{ kind: 'message', shown: false, mail: 'daily' }])
    await links.stop(tokenOf('message'))
    expect((await choices.list('hanako')).find(({ kind }) => kind === 'message')).toEqual({
      kind: 'message',
      shown: false,
      mail: 'off',
    })
  })

  test('of a digest stands for every kind that comes daily or weekly', async () => {
    const { links, choices } = open()
    await choices.save('hanako', [{ kind: 'interview', shown: true, mail: 'weekly' }])
    const token = tokenOf('digest')
    expect(await kinds(() => links.look(token))).toEqual(['closing_soon daily', 'interview weekly'])
    const waiting = await wait({ mailDueAt: hours(24) })
    expect(await links.stop(token)).toBe(true)
    expect(await kinds(() => links.look(token))).toEqual([])
    expect(await dueOf(waiting)).toBeNull()
    expect((await choices.list('hanako')).find(({ kind }) => kind === 'message')).toMatchObject({
      mail: 'at_once',
    })
    expect(await links.stop(token)).toBe(true)
  })

  test('is none to another mailbox, of another person or thing, or forged', async () => {
    const { links } = open()
    const bad = [
      tokenOf('message', 'taro@example.com'),
      tokenOf('message', 'hanako@example.com', 'nobody'),
      issueMailToken(mailKeys, { kind: 'saved_search', id: newId() }, 'hanako@example.com'),
      issueMailToken(
        ['another secret'],
        { kind: 'notification', id: 'message~aGFuYWtv' },
        'hanako@example.com',
      ),
      '',
    ]
    for (const token of bad) {
      expect(await links.look(token)).toBeNull()
      expect(await links.change(token, 'off')).toBe(false)
      expect(await links.stop(token)).toBe(false)
    }
    people.set('hanako', person('moved@example.com'))
    expect(await links.stop(tokenOf('message'))).toBe(false)
    expect(await handle.database.$count(notificationPreference)).toBe(0)
  })

  test('is tried in each area until one knows it', async () => {
    const asked: string[] = []
    const area = (name: string, knows: string) => ({
      stop: async (token: string) => {
        asked.push(name)
        return token === knows
      },
    })
    const stop = createStopMails(area('one', 'a'), area('other', 'b'))
    expect([await stop('a'), await stop('b'), await stop('c')]).toEqual([true, true, false])
    expect(asked).toEqual(['one', 'one', 'other', 'one', 'other'])
  })
})

test('a mail at once of a kind that can be chosen is about its topic; one of a fixed kind is not', async () => {
  const { work, sent } = open()
  const mail = { kind: 'member-removed', to: 'hanako@example.com', data: { company: 'x' } } as const
  await work({ kind: 'task', name: 'test' }, async ({ tell }) => {
    for (const kind of ['interview', 'security'] as const)
      tell({ uid: 'hanako', kind, text: 'x', href: '/', subject: 's', mail })
  })
  expect(sent.map(({ data }) => ('about' in data ? data.about : null))).toEqual([
    { uid: 'hanako', topic: 'interview' },
    null,
  ])
})
