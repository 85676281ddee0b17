import { applicationConsentVersion } from '#contract/application.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createApplications } from '#server/backend/applications/applications.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { newId } from '#server/platform/ids.ts'
import { insertPerson, testNow } from './records.ts'
import { createTestWork } from './work.ts'

/** Applications at a time that can be set, with the mails they send. */
export const openApplications = (
  handle: DatabaseHandle,
  {
    scale = 1000,
    work: given,
  }: { scale?: number; /** In place of one that sends nothing. */ work?: Work } = {},
) => {
  let time = testNow
  const now = () => time
  const { work: quiet, sent, mails } = createTestWork(handle, now)
  const work = given ?? quiet
  const applications = createApplications({
    database: handle.database,
    work,
    rateLimits: createRateLimits(handle.database, { scale, now }),
    now,
  })
  return {
    ...applications,
    work,
    sent,
    mails,
    at: (instant: Date | string) => {
      time = new Date(instant)
    },
    /** Writes a draft as the form does, with everything it says of the ad. */
    draft: async (
      uid: string,
      jobPostId: string,
      given: Partial<Parameters<typeof applications.saveDraft>[1]> = {},
    ) => {
      const form = await applications.form({ uid, email: emailOf(uid) }, jobPostId)
      return applications.saveDraft(uid, {
        jobPostId,
        revision: form?.revision ?? 1,
        changesSeen: false,
        answers: (form?.questions ?? []).map((_, place) => `答え${place + 1}`),
        message: 'よろしくお願いします。',
        accommodation: '',
        leftOut: [],
        fileIds: [],
        ...given,
      })
    },
    /** Sends the draft as the last page of the form shows it. */
    send: async (uid: string, jobPostId: string, submitKey: string = newId()) => {
      const form = await applications.form({ uid, email: emailOf(uid) }, jobPostId)
      return applications.submit(
        { uid, email: emailOf(uid) },
        {
          id: form?.draft?.id ?? newId(),
          submitKey,
          shown: form?.shown ?? '0'.repeat(64),
          consent: applicationConsentVersion,
        },
      )
    },
  }
}

export const emailOf = (uid: string): string => `${uid}@example.com`

/** Keeps a student with a verified address and a profile that has names. */
export const insertStudent = async (database: Database, uid: string): Promise<string> => {
  await insertPerson(database, { uid })
  await database.insert(studentUser).values({
    uid,
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    school: 'みちしるべ大学',
    motivation: '人の役に立つ仕事がしたいです。',
  })
  return uid
}

/** Keeps what is known of a file. */
export const insertFile = async (
  database: Database,
  uid: string,
  given: Partial<typeof storedFile.$inferInsert> = {},
): Promise<string> => {
  const row = {
    id: newId(),
    uid,
    kind: 'resume' as const,
    name: '履歴書.pdf',
    type: 'pdf' as const,
    size: 1000,
    hash: 'a'.repeat(64),
    scan: 'clean' as const,
    ...given,
  }
  await database.insert(storedFile).values(row)
  return row.id
}
