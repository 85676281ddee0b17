import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editingLimits, sentAgain } from '#contract/job-post-editing.ts'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import { workplacesOf } from '#server/backend/job-posts/read-revisions.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostEdit, jobPostTemplate } from '#server/backend/database/schema/job-post-edit.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createEarlierRevisions } from './earlier-revisions.ts'
import { createJobPostEditor } from './job-post-editor.ts'
import { createJobPostTemplates } from './job-post-templates.ts'
import { createOldCopies } from './old-copies.ts'
import { createStartJobPost } from './start-job-post.ts'

let handle: DatabaseHandle
let companyId = ''
let at = testNow
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = testNow
  await handle.database.delete(company)
  await handle.database.delete(account)
  await handle.database.delete(rateLimit)
  companyId = await insertCompany(handle.database)
  for (const uid of ['hanako', 'taro']) {
    await insertPerson(handle.database, { uid, kind: 'company' })
    await handle.database.insert(companyMember).values({ id: newId(), companyId, uid, role: 'recruiter' })
  }
})

/** `scale`: of every limit by the hour or the minute. */
const parts = (scale = 100) => {
  const now = () => at
  const { database } = handle
  const { work } = createTestWork(handle, now)
  return { database, work, now, rateLimits: createRateLimits(database, { scale, now }) }
}
const editor = () => createJobPostEditor(parts())
const rowOf = async (id: string) => {
  const [row] = await handle.database.select().from(jobPost).where(eq(jobPost.id, id))
  if (row === undefined) throw new Error('no ad')
  return row
}
const posted = (typed: Record<string, string>, version: string | null = null) => ({
  version,
  typed: Object.entries(typed),
})
const opened = async (uid: string, id: string) => {
  const found = await editor().open(uid, { companyId, id })
  if (found === null) throw new Error('no such ad')
  return found
}
/** Opens the ad, changes these fields and saves, as a form without scripts does. */
const change = async (uid: string, id: string, typed: Record<string, string>) => {
  const { version } = await opened(uid, id)
  const saved = await editor().save(uid, { companyId, id }, posted(typed, version))
  if (saved === null) throw new Error('no such ad')
  return saved
}

/** Published, with all that the form asks for. */
const publishedAd = (more: Partial<typeof jobPost.$inferInsert> = {}) =>
  insertJobPost(handle.database, companyId, {
    insurance: ['employment', 'accident'],
    probationMonths: 0,
    ...more,
  })

describe('one person has two forms of an ad', () => {
  const copyOf = async (id: string) => (await opened('hanako', id)).typed['title']

  test('the one that was typed into last is not taken the place of without being asked', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    const send = (title: string, version: string) => editor().keep('hanako', of, posted({ title }, version))
    const [{ version: one }, { version: other }] = [await opened('hanako', id), await opened('hanako', id)]
    expect(await send('一つ目', one)).toMatchObject({ kind: 'kept' })
    expect(await send('一つ目の続き', one)).toMatchObject({ kind: 'kept' })
    expect(await send('二つ目', other)).toEqual({ kind: 'elsewhere' })
    const pressed = await editor().save('hanako', of, posted({ title: '二つ目' }, other))
    expect(pressed).toMatchObject({ answer: 'elsewhere', editor: { typed: { title: '一つ目の続き' } } })
    expect(await copyOf(id)).toBe('一つ目の続き')
    expect(await rowOf(id)).toMatchObject({ title: '法人営業の総合職', revision: 1 })
    const again = sentAgain(other, pressed?.editor.version ?? '')
    expect(await editor().save('hanako', of, posted({ title: '二つ目' }, again))).toMatchObject({
      answer: 'saved',
    })
  })

  test('one that shows what was typed into the other goes on from it, and then the other is told', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    const { version: one } = await opened('hanako', id)
    await editor().keep('hanako', of, posted({ title: '一つ目' }, one))
    const { version: other } = await opened('hanako', id)
    expect(await editor().keep('hanako', of, posted({ title: '二つ目' }, other))).toMatchObject({
      kind: 'kept',
    })
    expect(await editor().keep('hanako', of, posted({ title: '一つ目' }, one))).toEqual({ kind: 'elsewhere' })
    expect(await copyOf(id)).toBe('二つ目')
  })

  test('a revision that was brought back in one is not typed over from the other', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    await change('taro', id, { title: '太郎の求人名' })
    const { version } = await opened('hanako', id)
    expect(await editor().restore('hanako', of, 1)).toBe('restored')
    expect(await editor().keep('hanako', of, posted({ title: '二つ目' }, version))).toEqual({
      kind: 'elsewhere',
    })
    expect(await copyOf(id)).toBe('法人営業の総合職')
  })

  test('both sent at once: one of them is told', async () => {
    const id = await publishedAd()
    const versions = [await opened('hanako', id), await opened('hanako', id)].map(({ version }) => version)
    const answers = await Promise.all(
      versions.map((version, index) =>
        editor().keep('hanako', { companyId, id }, posted({ title: `題${index}` }, version)),
      ),
    )
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['elsewhere', 'kept'])
  })
})

describe('two people edit one ad', () => {
  test('in different fields: both are in it', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    const { version } = await opened('hanako', id)
    await editor().keep('hanako', of, posted({ title: '花子の求人名' }, version))
    expect((await change('taro', id, { openings: '8名' })).answer).toBe('saved')
    const again = await opened('hanako', id)
    expect(again).toMatchObject({ conflicts: [], typed: { title: '花子の求人名', openings: '8名' } })
    expect((await editor().save('hanako', of, posted({})))?.answer).toBe('saved')
    expect(await rowOf(id)).toMatchObject({ title: '花子の求人名', openings: 8, revision: 3 })
  })

  test('a conflict says who saved, and when', async () => {
    const id = await publishedAd()
    await handle.database.insert(personProfile).values({ uid: 'taro', displayName: '太郎' })
    const { version } = await opened('hanako', id)
    await editor().keep('hanako', { companyId, id }, posted({ title: '花子の求人名' }, version))
    await change('taro', id, { openings: '8名' })
    expect((await opened('hanako', id)).lastSave).toBeNull()
    at = daysFromNow(1)
    await change('taro', id, { title: '太郎の求人名' })
    const told = { name: '太郎', role: 'recruiter', at, own: false }
    expect((await opened('hanako', id)).lastSave).toEqual(told)
    await handle.database.delete(companyMember).where(eq(companyMember.uid, 'taro'))
    expect((await opened('hanako', id)).lastSave).toEqual({ ...told, name: null, role: null })
  })

  test('in the same field: neither text is lost, and one is chosen', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    const { version } = await opened('hanako', id)
    await editor().keep('hanako', of, posted({ title: '花子の求人名', bonus: '年2回' }, version))
    await change('taro', id, { title: '太郎の求人名' })
    const refused = await editor().save('hanako', of, posted({ title: '花子の求人名' }))
    expect(refused).toMatchObject({
      answer: 'conflict',
      editor: {
        typed: { title: '花子の求人名', bonus: '年2回' },
        conflicts: [
          { field: 'title', base: { title: '法人営業の総合職' }, theirs: { title: '太郎の求人名' } },
        ],
      },
    })
    expect(await rowOf(id)).toMatchObject({ title: '太郎の求人名' })
    // What is chosen of a form that was shown before somebody saved again is asked for anew.
    expect(await editor().resolve('hanako', of, { version, theirs: ['title'] })).toMatchObject({
      conflicts: [{ field: 'title' }],
    })
    const settled = await editor().resolve('hanako', of, {
      version: refused?.editor.version ?? '',
      theirs: ['title'],
    })
    expect(settled).toMatchObject({ conflicts: [], typed: { title: '太郎の求人名', bonus: '年2回' } })
    expect((await editor().save('hanako', of, posted({})))?.answer).toBe('saved')
    expect(await rowOf(id)).toMatchObject({ title: '太郎の求人名', bonus: '年2回' })
  })

  test('who save at the same moment take nothing from each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await publishedAd()
      const of = { companyId, id }
      const { version } = await opened('hanako', id)
      await editor().keep('hanako', of, posted({ title: '花子の求人名' }, version))
      await editor().keep('taro', of, posted({ openings: '8名' }, version))
      await Promise.all(['hanako', 'taro'].map((uid) => editor().save(uid, of, posted({}))))
      expect(await rowOf(id)).toMatchObject({ title: '花子の求人名', openings: 8, revision: 3 })
    }
  })

  test('in fields that say one thing together: it is asked for', async () => {
    const id = await publishedAd()
    const { version } = await opened('hanako', id)
    await editor().keep('hanako', { companyId, id }, posted({ wageMin: '27万円' }, version))
    await change('taro', id, { wageUnit: 'year', wageMin: '400万円' })
    expect((await opened('hanako', id)).conflicts.map(({ field }) => field)).toEqual(['wageUnit', 'wageMin'])
  })

  test('a form from before another’s change, sent without a script, takes nothing away', async () => {
    const id = await publishedAd()
    const { version } = await opened('hanako', id)
    await change('taro', id, { title: '太郎の求人名' })
    const late = await editor().save('hanako', { companyId, id }, posted({ title: '花子の求人名' }, version))
    expect(late).toMatchObject({ answer: 'conflict', editor: { typed: { title: '花子の求人名' } } })
    expect(await rowOf(id)).toMatchObject({ title: '太郎の求人名' })
  })

  test('an old tab, after another saw what somebody saved, takes nothing of that away', async () => {
    const id = await publishedAd()
    const of = { companyId, id }
    const { version: old } = await opened('hanako', id)
    await editor().keep('hanako', of, posted({ title: '花子の求人名', openings: '3名' }, old))
    await change('taro', id, { openings: '8名' })
    const { version: fresh, typed } = await opened('hanako', id)
    expect(typed).toMatchObject({ openings: '8名' })
    await editor().keep('hanako', of, posted({ ...typed, bonus: '年2回' }, fresh))
    const press = (version: string) =>
      editor().save('hanako', of, posted({ ...typed, openings: '3名' }, version))
    const first = await press(old)
    expect(first).toMatchObject({ answer: 'elsewhere', editor: { typed: { bonus: '年2回' } } })
    const late = await press(sentAgain(old, first?.editor.version ?? ''))
    expect(late).toMatchObject({ answer: 'conflict' })
    expect(late?.editor.conflicts.map(({ field }) => field)).toContain('openings')
    expect(await rowOf(id)).toMatchObject({ openings: 8 })
  })

  test('each sees who else has typed, and since when', async () => {
    const id = await publishedAd()
    await editor().keep('taro', { companyId, id }, posted({ title: '太郎' }))
    expect(await opened('hanako', id)).toMatchObject({
      others: [{ role: 'recruiter', since: testNow, keptAt: testNow }],
      typed: { title: '法人営業の総合職' },
      begunAt: null,
    })
    expect((await opened('taro', id)).others).toEqual([])
    const roleOf = (role: 'viewer' | 'recruiter') =>
      handle.database.update(companyMember).set({ role }).where(eq(companyMember.uid, 'taro'))
    // What a viewer once typed is nothing that they could save.
    await roleOf('viewer')
    expect((await opened('hanako', id)).others).toEqual([])
    await roleOf('recruiter')
    expect((await opened('hanako', id)).others).toHaveLength(1)
    // Who left is no colleague, in whatever company they are now.
    const elsewhere = { companyId: await insertCompany(handle.database) }
    await handle.database.update(companyMember).set(elsewhere).where(eq(companyMember.uid, 'taro'))
    expect((await opened('hanako', id)).others).toEqual([])
  })
})

test('an ad of another company, or one to copy that was taken down, is as if it were not there', async () => {
  const others = await insertJobPost(handle.database, await insertCompany(handle.database))
  const of = { companyId, id: others }
  const { open, keep, save, resolve, discard, restore, preview } = editor()
  await handle.database.insert(jobPostEdit).values({ jobPostId: others, uid: 'hanako', typed: {}, base: {} })
  expect(await open('hanako', of)).toBeNull()
  expect(await keep('hanako', of, posted({ title: 'x' }))).toEqual({ kind: 'unknown' })
  expect(await save('hanako', of, posted({ title: 'x' }))).toBeNull()
  expect(await resolve('hanako', of, { version: '0'.repeat(48), theirs: [] })).toBeNull()
  expect(await discard('hanako', of)).toBe(false)
  expect(await restore('hanako', of, 1)).toBeNull()
  expect(await preview('hanako', of)).toBeNull()
  expect(await createEarlierRevisions(handle.database)(of)).toBeNull()
  expect(await createJobPostTemplates(parts()).save('hanako', { ...of, name: '営業' })).toBeNull()
  const copied = { companyId, from: 'copy', sourceId: others } as const
  expect(await createStartJobPost(parts())('hanako', copied)).toEqual({ kind: 'refused', because: 'source' })
  const removed = { status: 'removed', closedAt: testNow, closeReason: 'violation' } as const
  const takenDown = { ...copied, sourceId: await insertJobPost(handle.database, companyId, removed) }
  expect(await createStartJobPost(parts())('hanako', takenDown)).toEqual({
    kind: 'refused',
    because: 'source',
  })
  const theirs = { id: newId(), companyId: await insertCompany(handle.database), name: '営業', typed: {} }
  await handle.database.insert(jobPostTemplate).values(theirs)
  const begun = { companyId, from: 'template', sourceId: theirs.id } as const
  expect(await createStartJobPost(parts())('hanako', begun)).toEqual({ kind: 'refused', because: 'source' })
})

describe('who works alone', () => {
  // Each of these is several entries, which the database gives back in an order of its own.
  test.each([
    [
      'a place',
      {
        'workplaces.0.scope': 'hire',
        'workplaces.0.name': '赤羽支店',
        'workplaces.0.prefectureCode': '13',
        'workplaces.0.city': '北区',
        'workplaces.0.street': '赤羽1-2-3',
      },
    ],
    [
      'the kinds of insurance',
      {
        'insurance.pension': 'on',
        'insurance.health': 'on',
        'insurance.employment': 'on',
        'insurance.accident': 'on',
      },
    ],
    [
      'allowances',
      { 'allowances.0.name': '住宅手当', 'allowances.0.amount': '20,000円', 'allowances.0.note': '月額' },
    ],
    ['daily work', { 'workAspects.pace': '1', 'workAspects.people': '4', 'workAspects.method': '3' }],
  ] as const)('changes %s that was kept, and then a title, and is asked about nobody', async (_, typed) => {
    const id = await publishedAd()
    for (const more of [typed, { title: '新しい求人名' }]) {
      const { version } = await opened('hanako', id)
      const of = { companyId, id }
      expect(await editor().keep('hanako', of, posted(more, version))).toMatchObject({ kind: 'kept' })
      expect((await opened('hanako', id)).conflicts).toEqual([])
      expect((await editor().save('hanako', of, posted({})))?.answer).toBe('saved')
    }
    expect(await rowOf(id)).toMatchObject({ title: '新しい求人名', revision: 3 })
  })

  test('finds nothing unsaved in an ad begun from a template', async () => {
    const ad = { companyId, id: await publishedAd() }
    await createJobPostTemplates(parts()).save('hanako', { ...ad, name: '営業' })
    const [template] = await handle.database.select().from(jobPostTemplate)
    const wanted = { companyId, from: 'template', sourceId: template?.id ?? '' } as const
    const started = await createStartJobPost(parts())('hanako', wanted)
    if (started.kind !== 'started') throw new Error('not begun')
    expect(await opened('hanako', started.id)).toMatchObject({ begunAt: null })
  })
})

test('what daily work is like goes into a template, a copy and back from an earlier revision', async () => {
  const described = { pace: 1, people: 4 } as const
  const ad = { companyId, id: await publishedAd({ workAspects: described }) }
  const begun = async (from: 'copy' | 'template', sourceId: string) => {
    const started = await createStartJobPost(parts())('hanako', { companyId, from, sourceId })
    if (started.kind !== 'started') throw new Error('not begun')
    return (await rowOf(started.id)).workAspects
  }
  expect(await begun('copy', ad.id)).toEqual(described)
  await createJobPostTemplates(parts()).save('hanako', { ...ad, name: '様子' })
  const [template] = await handle.database.select().from(jobPostTemplate)
  expect(await begun('template', template?.id ?? '')).toEqual(described)

  const silent = { 'workAspects.pace': '', 'workAspects.people': '' }
  expect((await change('hanako', ad.id, silent)).answer).toBe('saved')
  expect(await rowOf(ad.id)).toMatchObject({ workAspects: {}, revision: 2 })
  expect(await editor().restore('hanako', ad, 1)).toBe('restored')
  expect((await opened('hanako', ad.id)).typed).toMatchObject({
    'workAspects.people': '4',
    'workAspects.pace': '1',
  })
})

/** The row of a form is sent whole. */
const atShibuya = {
  'workplaces.0.name': '本社',
  'workplaces.0.prefectureCode': '13',
  'workplaces.0.city': '渋谷区',
  'workplaces.0.street': '1-2-3',
}

describe('saving', () => {
  test.each([
    [{ wageMin: '25まん' }, { answer: 'invalid', problems: { wageMin: 'NOT_YEN' } }],
    [{ duties: '' }, { answer: 'invalid', problems: { duties: 'REQUIRED' } }],
    [
      { ...atShibuya, 'workplaces.0.station1': '渋矢', 'workplaces.0.minutes1': '5分' },
      { answer: 'invalid', problems: { 'workplaces.0.station1': 'UNKNOWN_STATION' } },
    ],
    [{ validThrough: '2026年11月20日' }, { answer: 'invalid', problems: { validThrough: 'PAST' } }],
    [{ validThrough: '2027年11月22日' }, { answer: 'invalid', problems: { validThrough: 'OUT_OF_RANGE' } }],
    [
      { breakMinutes: '30分', endsAt: '17:30' },
      { answer: 'unlawful', findings: [{ severity: 'block' }] },
    ],
    [{ duties: '男性のみ。営業です。' }, { answer: 'held', findings: [{ severity: 'review' }] }],
    [{ openings: '3名' }, { answer: 'unchanged' }],
  ])('%j of a published ad', async (typed, expected) => {
    const id = await publishedAd()
    const before = await rowOf(id)
    const answer = await change('hanako', id, typed)
    expect(answer).toMatchObject(expected)
    expect(await rowOf(id)).toEqual(before)
    // What was typed is still there, unless the ad says so.
    expect((await opened('hanako', id)).begunAt === null).toBe(expected.answer === 'unchanged')
  })

  test('stations are kept as the railway writes them, and are found at once', async () => {
    const id = await publishedAd()
    const typed = { ...atShibuya, 'workplaces.0.station1': '市ケ谷駅', 'workplaces.0.minutes1': '5' }
    expect(await change('hanako', id, typed)).toMatchObject({ answer: 'saved' })
    expect((await opened('hanako', id)).typed).toMatchObject({
      'workplaces.0.station1': '市ヶ谷',
      'workplaces.0.minutes1': '5分',
    })
    const [row] = await handle.database.select().from(jobSearch).where(eq(jobSearch.jobPostId, id))
    expect(row).toMatchObject({ stations: ['13市ヶ谷'], walks: [5], walk: 5 })
  })

  test('one that waits for its day is held to the rules of that day', async () => {
    // Tokyo’s minimum wage rises from 1,163 to 1,226 yen on 3 October 2025.
    at = new Date('2025-09-01T03:00:00Z')
    const id = await insertJobPost(handle.database, companyId, {
      kind: 'part_time',
      status: 'scheduled',
      publishAt: new Date('2025-10-10T03:00:00Z'),
      validThrough: new Date('2025-11-10T03:00:00Z'),
      wageUnit: 'hour',
      wageMin: 1300,
      insurance: ['employment', 'accident'],
      probationMonths: 0,
    })
    expect(await change('hanako', id, { wageMin: '1,200円' })).toMatchObject({
      answer: 'unlawful',
      findings: [{ code: 'below_minimum_wage' }],
    })
    expect(await rowOf(id)).toMatchObject({ wageMin: 1300 })
  })

  test('a deadline may be moved to a year from the publication, and a later one stays where it is', async () => {
    const given = { insurance: ['employment' as const, 'accident' as const], probationMonths: 0 }
    const deadline = async (ad: Parameters<typeof insertJobPost>[2], validThrough: string) => {
      const id = await insertJobPost(handle.database, companyId, { ...given, ...ad })
      return (await change('hanako', id, { validThrough })).answer
    }
    expect(await deadline({}, '2027年11月20日')).toBe('saved')
    const waits = { status: 'scheduled', publishAt: daysFromNow(20) } as const
    expect(await deadline(waits, '2027年12月10日')).toBe('saved')
    expect(await deadline(waits, '2027年12月12日')).toBe('invalid')
    expect(await deadline({ status: 'draft', publishAt: null }, '2029年1月1日')).toBe('saved')
    const late = await insertJobPost(handle.database, companyId, {
      ...given,
      validThrough: daysFromNow(500),
    })
    expect((await change('hanako', late, { title: '法人営業' })).answer).toBe('saved')
  })

  test('words that the operator let pass are held in another text, and hold up no other field', async () => {
    const id = await insertJobPost(handle.database, companyId, {
      insurance: ['employment', 'accident'],
      probationMonths: 0,
      duties: '男性のみ。営業です。',
      allowances: [{ name: '女性限定の手当', amount: null, note: '全員ではありません。' }],
      questions: ['本籍を教えてください。'],
    })
    const saved = async (typed: Record<string, string>) => (await change('hanako', id, typed)).answer
    expect(await saved({ title: '法人営業' })).toBe('saved')
    const allowance = { 'allowances.0.name': '女性限定の手当', 'allowances.0.amount': '1万円' }
    expect(await saved({ ...allowance, 'allowances.0.note': '' })).toBe('held')
    expect(await editor().discard('hanako', { companyId, id })).toBe(true)
    expect(await saved({ duties: '男性のみ。企画です。' })).toBe('held')
  })

  test('a draft is saved with what is there, and says what it lacks', async () => {
    const started = await createStartJobPost(parts())('hanako', {
      companyId,
      from: 'blank',
      kind: 'part_time',
    })
    const id = started.kind === 'started' ? started.id : ''
    expect((await opened('hanako', id)).missing).toEqual(
      expect.arrayContaining(['title', 'smoking', 'breakMinutes']),
    )
    // Nothing was typed yet that could be wrong.
    expect((await opened('hanako', id)).findings).toEqual([])
    const { answer, editor: after } = await change('hanako', id, {
      title: '店舗スタッフ',
      breakMinutes: '45分',
    })
    expect(answer).toBe('saved')
    expect(after.missing).not.toContain('breakMinutes')
    expect(after.typed).toEqual({ kind: 'part_time', title: '店舗スタッフ', breakMinutes: '45分' })
    expect((await rowOf(id)).unsaid).toContain('smoking')
    expect(after.findings.map(({ field }) => field)).not.toContain('smoking')
  })

  test('what is not understood is told as that, and not as missing', async () => {
    const id = await publishedAd()
    const { editor: after } = await change('hanako', id, { wageMin: '25まん' })
    expect(after.problems).toMatchObject({ wageMin: 'NOT_YEN' })
    expect(after.findings.map(({ field }) => field)).not.toContain('wageMin')
  })

  test('what waits for the operator, or has ended, is not changed', async () => {
    const review = await insertJobPost(handle.database, companyId, { status: 'in_review' })
    const ended = await insertJobPost(handle.database, companyId, { validThrough: testNow })
    expect((await change('hanako', review, { title: 'x' })).answer).toBe('in_review')
    expect((await change('hanako', ended, { title: 'x' })).answer).toBe('ended')
  })
})

test('working copies are bounded, discarded, and swept when nobody touched them for long', async () => {
  const ids = await Promise.all([publishedAd(), publishedAd()])
  await handle.database.insert(jobPostEdit).values({
    jobPostId: ids[0],
    uid: 'taro',
    typed: {},
    base: {},
    updatedAt: daysFromNow(-editingLimits.copyDays),
  })
  await editor().keep('hanako', { companyId, id: ids[0] }, posted({ title: 'x' }))
  expect(await createOldCopies(parts()).removeOld()).toBe(0)
  at = new Date(testNow.getTime() + 1)
  expect(await createOldCopies(parts()).removeOld()).toBe(1)
  expect(await handle.database.$count(jobPostEdit, eq(jobPostEdit.uid, 'hanako'))).toBe(1)
  for (let index = 1; index < editingLimits.copies; index += 1)
    await handle.database.insert(jobPostEdit).values({
      jobPostId: await insertJobPost(handle.database, companyId),
      uid: 'hanako',
      typed: {},
      base: {},
    })
  expect(await editor().keep('hanako', { companyId, id: ids[1] }, posted({ title: 'x' }))).toEqual({
    kind: 'full',
  })
  expect((await editor().save('hanako', { companyId, id: ids[1] }, posted({ title: 'x' })))?.answer).toBe(
    'full',
  )
  expect(await editor().discard('hanako', { companyId, id: ids[0] })).toBe(true)
  expect(await editor().discard('hanako', { companyId, id: ids[0] })).toBe(false)
  expect(await editor().keep('hanako', { companyId, id: ids[1] }, posted({ title: 'x' }))).toMatchObject({
    kind: 'kept',
  })
})

test('templates have one name each, are counted, and begin ads of their company alone', async () => {
  const id = await publishedAd()
  const templates = createJobPostTemplates(parts())
  await editor().keep('hanako', { companyId, id }, posted({ wageMin: 'あとで' }))
  expect(await templates.save('hanako', { companyId, id, name: '営業' })).toBe('done')
  expect(await templates.save('taro', { companyId, id, name: '営業' })).toBe('taken')
  const [kept] = await templates.list(companyId)
  const of = { companyId, id: kept?.id ?? '' }
  const started = await createStartJobPost(parts())('hanako', {
    companyId,
    from: 'template',
    sourceId: of.id,
  })
  const draft = started.kind === 'started' ? started.id : ''
  // What no ad can hold waits for whoever began it.
  expect((await opened('hanako', draft)).typed).toMatchObject({
    title: '法人営業の総合職',
    wageMin: 'あとで',
  })
  const removed = await insertJobPost(handle.database, companyId, {
    status: 'removed',
    closedAt: testNow,
    closeReason: 'violation',
  })
  expect(await templates.save('hanako', { companyId, id: removed, name: '取り下げ' })).toBeNull()
  const elsewhere = await insertCompany(handle.database)
  const strange = { companyId: elsewhere, id: of.id }
  expect(await templates.rename('hanako', { ...strange, name: 'x' })).toBeNull()
  expect(await templates.remove('hanako', strange)).toBe(false)
  expect(await templates.list(elsewhere)).toEqual([])
  expect(await templates.rename('hanako', { ...of, name: '総合職' })).toBe('done')
  expect(await templates.save('taro', { companyId, id, name: '営業' })).toBe('done')
  expect(await templates.rename('hanako', { ...of, name: '営業' })).toBe('taken')
  expect(await templates.rename('hanako', { ...of, name: '総合職' })).toBe('done')
  for (let index = 2; index < editingLimits.templates; index += 1)
    await handle.database
      .insert(jobPostTemplate)
      .values({ id: newId(), companyId, name: `${index}`, typed: {} })
  expect(await templates.save('hanako', { companyId, id, name: 'もう一つ' })).toBe('full')
  expect(await templates.remove('hanako', of)).toBe(true)
})

test('of two templates kept at once under the last place, or one name, one is kept', async () => {
  const id = await publishedAd()
  const templates = createJobPostTemplates(parts())
  const both = (names: readonly string[]) =>
    Promise.all(names.map((name) => templates.save('hanako', { companyId, id, name })))
  expect((await both(['営業', '営業'])).toSorted()).toEqual(['done', 'taken'])
  for (let index = 2; index < editingLimits.templates; index += 1)
    await handle.database
      .insert(jobPostTemplate)
      .values({ id: newId(), companyId, name: `${index}`, typed: {} })
  expect((await both(['事務', '企画'])).toSorted()).toEqual(['done', 'full'])
})

test('drafts are bounded: of two begun at once in the last place one is begun', async () => {
  for (let count = 1; count < jobPostLifeLimits.drafts; count += 1)
    await insertJobPost(handle.database, companyId, { status: 'draft', publishAt: null, workplaces: [] })
  const start = createStartJobPost(parts())
  const blank = { companyId, from: 'blank', kind: 'part_time' } as const
  const begun = await Promise.all([start('hanako', blank), start('taro', blank)])
  expect(begun.map((each) => (each.kind === 'refused' ? each.because : each.kind)).toSorted()).toEqual([
    'full',
    'started',
  ])
})

test('a company begins so many drafts in an hour, and a person’s typing is kept so often in a minute', async () => {
  const start = createStartJobPost(parts(1 / editingLimits.startedAnHour))
  const blank = { companyId, from: 'blank', kind: 'part_time' } as const
  expect(await start('hanako', blank)).toMatchObject({ kind: 'started' })
  expect(await start('taro', blank)).toEqual({ kind: 'refused', because: 'limited' })
  const id = await publishedAd()
  const { keep } = createJobPostEditor(parts(1 / editingLimits.keptAMinute))
  expect(await keep('hanako', { companyId, id }, posted({ title: 'x' }))).toMatchObject({ kind: 'kept' })
  expect(await keep('hanako', { companyId, id }, posted({ title: 'y' }))).toEqual({ kind: 'limited' })
  expect(await keep('taro', { companyId, id }, posted({ title: 'y' }))).toMatchObject({ kind: 'kept' })
})

test('whatever is changed in whatever order, each revision comes back as it was', async () => {
  const text = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((value) => `仕事${value.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu, '')}`)
  const edit = fc.oneof(
    fc.record({ title: text }),
    fc.record({ duties: fc.tuple(text, text).map((lines) => lines.join('\n')) }),
    fc.record({ openings: fc.integer({ min: 1, max: 999 }).map((count) => `${count}名`) }),
    fc.record({ wageMin: fc.integer({ min: 250, max: 400 }).map((sen) => `${sen},000円`) }),
    fc.record({ holidays: text, replyByDays: fc.integer({ min: 1, max: 30 }).map(String) }),
    fc.record({
      selectionFlow: fc.array(text, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('\n')),
    }),
  )
  const stated = async (id: string) => {
    const row = await rowOf(id)
    return { ...jobPostSnapshot(row, await workplacesOf(handle.database, id)) }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.nat(), async (edits, which) => {
      const id = await publishedAd()
      const then = [await stated(id)]
      for (const each of edits)
        if ((await change('hanako', id, each)).answer === 'saved') then.push(await stated(id))
      const earlier = await handle.database.$count(jobPostRevision, eq(jobPostRevision.jobPostId, id))
      expect(earlier).toBe(then.length - 1)
      if (earlier === 0) return
      const number = (which % earlier) + 1
      expect(await editor().restore('taro', { companyId, id }, number)).toBe('restored')
      const saved = await editor().save('taro', { companyId, id }, posted({}))
      expect(['saved', 'unchanged']).toContain(saved?.answer)
      expect(await stated(id)).toEqual(then[number - 1])
    }),
    { numRuns: 15 },
  )
})

test('the preview is the ad as it would stand published, with one’s own text alone', async () => {
  const id = await insertJobPost(handle.database, companyId, {
    status: 'draft',
    publishAt: null,
    validThrough: daysFromNow(190),
  })
  const { version } = await opened('hanako', id)
  await editor().keep('hanako', { companyId, id }, posted({ title: '花子の求人名' }, version))
  const mine = await editor().preview('hanako', { companyId, id })
  expect(mine?.row).toMatchObject({ title: '花子の求人名', status: 'published', publishAt: testNow })
  expect(mine?.row.features).toContain('year_round')
  expect(mine?.places).toMatchObject([{ city: '渋谷区' }])
  expect((await editor().preview('taro', { companyId, id }))?.row.title).toBe('法人営業の総合職')
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishAt: null })
  const closed = { status: 'closed', closedAt: testNow, closeReason: 'filled' } as const
  const ended = await insertJobPost(handle.database, companyId, closed)
  expect((await editor().preview('hanako', { companyId, id: ended }))?.row).toMatchObject({
    status: 'published',
    publishAt: daysFromNow(-1),
    closedAt: null,
    closeReason: null,
  })
})

test('a change of a paused ad makes a revision, one of an ad that nobody saw does not', async () => {
  const paused = await publishedAd()
  await handle.database.update(jobPost).set({ status: 'paused' }).where(eq(jobPost.id, paused))
  expect((await change('hanako', paused, { openings: '8名' })).answer).toBe('saved')
  expect(await rowOf(paused)).toMatchObject({ status: 'paused', openings: 8, revision: 2 })
  const scheduled = await publishedAd()
  const waits = { status: 'scheduled', publishAt: daysFromNow(1) } as const
  await handle.database.update(jobPost).set(waits).where(eq(jobPost.id, scheduled))
  expect((await change('hanako', scheduled, { openings: '8名' })).answer).toBe('saved')
  expect(await rowOf(scheduled)).toMatchObject({ status: 'scheduled', openings: 8, revision: 1 })
})

test('a revision doesn’t take the place of what is typed and not saved', async () => {
  const id = await publishedAd()
  await change('hanako', id, { title: '二番目' })
  await editor().keep('hanako', { companyId, id }, posted({ title: '三番目' }))
  expect(await editor().restore('hanako', { companyId, id }, 1)).toBe('unsaved')
  expect(await editor().restore('hanako', { companyId, id }, 2)).toBeNull()
  expect((await opened('hanako', id)).typed).toMatchObject({ title: '三番目' })
  expect(await createEarlierRevisions(handle.database)({ companyId, id })).toMatchObject([
    { number: 1, changes: [{ item: 'title', before: '法人営業の総合職', after: '二番目' }] },
  ])
})

describe('a form that is too long', () => {
  /** Half of what may be typed in each; together they are more. */
  const half = { duties: 'あ'.repeat(15_000) }
  const other = { holidays: 'い'.repeat(15_000) }
  const more = { bonus: 'う'.repeat(15_000) }

  test('is refused beside its fields, and the copy stays as it was', async () => {
    const id = await insertJobPost(handle.database, companyId)
    expect(await editor().keep('hanako', { companyId, id }, posted(half))).toMatchObject({ kind: 'kept' })
    for (const typed of [other, { ...other, ...more }]) {
      expect(await editor().keep('hanako', { companyId, id }, posted(typed))).toEqual({ kind: 'too_long' })
      expect(await editor().save('hanako', { companyId, id }, posted(typed))).toMatchObject({
        answer: 'invalid',
        problems: { duties: 'TOO_LONG', holidays: 'TOO_LONG' },
      })
    }
    const { typed } = await opened('hanako', id)
    expect(typed['duties']).toBe(half.duties)
  })
})
