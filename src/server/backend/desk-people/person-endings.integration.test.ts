import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import { createEmailChangeRows } from '#server/backend/accounts/email-change-rows.ts'
import { createEmailChanges } from '#server/backend/accounts/email-changes.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { DeskStep } from '#contract/desk.ts'
import { createAccountDeletion } from '#server/backend/security/account-deletion.ts'
import { createAccountSecurity } from '#server/backend/security/account-security.ts'
import type { TestPerson } from '#server/backend/testing/people.ts'
import { daysFromNow, insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { openDeskPeople } from './testing/open-desk-people.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'one', kind: 'admin', email: 'one@example.com' })
})
afterAll(() => handle.close())

const open = (kind?: 'student' | 'company', given?: Partial<TestPerson>) =>
  openDeskPeople(handle, kind, given)

const send = 'send' as const
const reason = '本人からの電話'
const refused = (refusal: string) => ({ kind: 'refused', refusal, words: null })
const done = { kind: 'done' }

test('all sign-ins end here and at the provider, and a preview ends none', async () => {
  const { uid, admin, desk, known, mails, lines } = await open()
  const rows = createSessionRows(handle.database)
  await rows.create({
    id: newId(),
    secretHash: newId().replaceAll('-', '').padEnd(64, '0'),
    uid,
    device: 'x',
    tokens: 'sealed',
    email: null,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
    at: testNow,
  })
  expect(await desk.endSignIns(admin, { uid, reason, step: 'preview' })).toMatchObject({
    mails: [{ subject: expect.stringContaining('ログアウト') }],
  })
  expect([known.revoked, (await rows.list(uid)).length, mails()]).toEqual([0, 1, []])
  expect(await desk.endSignIns(admin, { uid, reason, step: send })).toEqual(done)
  expect([known.revoked, await rows.list(uid)]).toEqual([1, []])
  expect(mails().map((mail) => mail.kind)).toEqual(['sign-ins-ended'])
  expect(await lines()).toMatchObject([{ action: 'sign_ins.ended', detail: { reason } }])
})

test('nobody is signed out so often that they can’t undo what is done meanwhile', async () => {
  const { uid, admin, desk, known } = await open()
  const ends = () => desk.endSignIns(admin, { uid, reason, step: send })
  for (let count = 0; count < deskPeopleLimits.signInEnds; count += 1) expect(await ends()).toEqual(done)
  expect(await ends()).toEqual(refused('limited'))
  // Not even by beginning to count anew.
  await desk.unlock(admin, { uid, reason })
  expect(await ends()).toEqual(refused('limited'))
  expect(known.revoked).toBe(deskPeopleLimits.signInEnds)
})

test('a deletion on written request waits as the person’s own does, and they are told', async () => {
  const { uid, email, admin, desk, mails, state, lines } = await open()
  expect(await desk.requestDeletion(admin, { uid, reason, step: send })).toEqual(done)
  expect((await state())?.deletionDueAt).toEqual(daysFromNow(7))
  expect(mails()).toMatchObject([{ kind: 'deletion-requested', to: email }])
  expect((await lines()).at(-1)).toMatchObject({
    action: 'account.deletion_requested',
    detail: { writtenRequest: true, reason },
  })
  const owner = await open('company')
  const companyId = await insertCompany(handle.database)
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId, uid: owner.uid, role: 'owner' })
  expect(await owner.desk.requestDeletion(owner.admin, { uid: owner.uid, reason, step: send })).toEqual(
    refused('only_owner'),
  )
})

test('the account of who runs the site is not deleted, on nobody’s request', async () => {
  const { admin, desk, parts } = await open()
  expect(await desk.requestDeletion('one', { uid: admin, reason, step: send })).toEqual(refused('admin'))
  const person = { uid: admin, email: `${admin}@example.com` }
  expect(await createAccountDeletion(parts).request(person)).toBe('admin')
  expect(await createAccountDeletion(parts).dueAt(admin)).toBeNull()
})

test('a deletion that somebody else asked for is taken back by an admin, and the person is told', async () => {
  const { uid, email, admin, desk, mails, state, lines, parts } = await open()
  const cancel = (step: DeskStep) => desk.cancelDeletion(admin, { uid, reason, step })
  expect(await cancel(send)).toEqual(refused('no_deletion'))
  expect(await createAccountDeletion(parts).request({ uid, email })).toBe('requested')
  expect(await cancel('preview')).toMatchObject({ kind: 'preview', mails: [{ readers: 1 }] })
  expect(await cancel(send)).toEqual(done)
  expect((await state())?.deletionDueAt).toBeNull()
  expect(mails().at(-1)).toMatchObject({ kind: 'deletion-cancelled', to: email })
  expect((await lines()).at(-1)).toMatchObject({
    action: 'account.deletion_cancelled',
    detail: { reason },
  })
})

test('after a removal address, number and export stay as they are, until the days are over', async () => {
  const { uid, email, known, parts } = await open('student', { signInPhone: '+819012345678' })
  const person = { uid, email }
  const at = (now: () => Date) => ({
    changes: createEmailChanges({ ...parts, now }),
    security: createAccountSecurity({ ...parts, now }),
  })
  const before = at(() => testNow)
  await handle.database.insert(factorRemoval).values({
    id: newId(),
    uid,
    state: 'done',
    dueAt: testNow,
    endedAt: testNow,
    frozenUntil: daysFromNow(7),
  })
  expect(await before.changes.request(person, `new-${email}`)).toBe('frozen')
  expect(await before.security.exportData(uid)).toBeNull()
  expect(await before.security.phoneLinked(person)).toBe(false)
  expect(known.signInPhone).toBeNull()
  expect(await createAccountDeletion(parts).request(person)).toBe('frozen')
  expect((await before.security.waiting(uid)).frozenUntil).toEqual(daysFromNow(7))
  const later = at(() => daysFromNow(8))
  expect(await later.changes.request(person, `new-${email}`)).toBe('sent')
  expect(await later.security.exportData(uid)).toContain(email)
  known.signInPhone = '+819012345678'
  expect(await later.security.phoneLinked(person)).toBe(true)
  expect((await later.security.waiting(uid)).frozenUntil).toBeNull()
})

test('a link to a new address that was sent before the removal changes nothing while the account stays as it is', async () => {
  const { uid, email, parts, sent } = await open()
  const changes = createEmailChanges(parts)
  expect(await changes.request({ uid, email }, `new-${email}`)).toBe('sent')
  const task = sent.find((each) => each.name === 'send-email-change')
  const made = await createEmailChangeRows(handle.database).renewToken(
    task?.name === 'send-email-change' ? task.data.changeId : '',
    'new address',
    testNow,
  )
  const removal = { id: newId(), uid, state: 'begun' as const, dueAt: testNow, frozenUntil: daysFromNow(7) }
  await handle.database.insert(factorRemoval).values(removal)
  expect(await changes.confirm(made?.token ?? '')).toBe('invalid')
  await handle.database.delete(factorRemoval).where(eq(factorRemoval.id, removal.id))
  expect(await changes.confirm(made?.token ?? '')).toBe('done')
})
