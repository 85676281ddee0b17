import { desc, eq } from 'drizzle-orm'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createDeskPeople } from '#server/backend/desk-people/desk-people.ts'

let count = 0

/** A desk with somebody to deal with and an admin of their own, in a database that other tests share. */
export const openDeskPeople = async (
  handle: DatabaseHandle,
  kind: 'student' | 'company' = 'student',
  given: Partial<TestPerson> = {},
) => {
  const { database } = handle
  count += 1
  const uid = `somebody-${count}`
  const email = `${uid}@example.com`
  const admin = `admin-${count}`
  await insertPerson(database, { uid, kind, email })
  await insertPerson(database, { uid: admin, kind: 'admin', email: `${admin}@example.com` })
  const now = () => testNow
  const { work, sent, mails, told } = createTestWork(handle, now)
  const known: TestPerson = { email, password: 'x', factors: [], revoked: 0, signInPhone: null, ...given }
  const parts = {
    database,
    work,
    people: createTestPeople(new Map([[uid, known]])),
    rateLimits: createRateLimits(database, { scale: 1, now }),
    mailKeys: ['key'],
    origin: 'https://jobs.example',
    cipher: testCipher,
    now,
  }
  const mailSite = { name: 'みちしるべ', origin: parts.origin, operator: { email: 'desk@example.com' } }
  return {
    uid,
    email,
    admin,
    known,
    sent,
    mails,
    told,
    parts,
    desk: createDeskPeople({ ...parts, act: createDeskActs({ work, mailSite }) }),
    /** What this admin did, the last first. */
    lines: () =>
      database.select().from(auditLog).where(eq(auditLog.actorUid, admin)).orderBy(desc(auditLog.id)),
    state: async () => {
      const answer = await createDeskPeople({ ...parts, act: createDeskActs({ work, mailSite }) }).read(
        admin,
        uid,
      )
      return answer.kind === 'found' ? answer.person : null
    },
  }
}
