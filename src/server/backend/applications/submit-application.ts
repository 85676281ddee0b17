import { and, eq, ne } from 'drizzle-orm'
import { applicationConsent, type ApplicationRefusal, type ApplicationSubmit } from '#contract/application.ts'
import { fullName } from '#contract/full-name.ts'
import type { Database } from '#server/backend/database/open.ts'
import { consentRecord } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { applicantSearchText } from '#server/domain/applicant-search.ts'
import { moveApplication } from '#server/domain/application-life.ts'
import { replyDueAt, unanswered } from '#server/domain/application-sending.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { fileIdsOf, judgeFiles } from './application-files.ts'
import { recruitersOf } from './application-people.ts'
import { holdAd, lockOwnApplication, type ApplicationAd, type ApplicationRow } from './application-rows.ts'
import { nameContent, presentProfile } from './sent-content.ts'

export type SubmitAnswer =
  /** Also when it was sent before, by the same form or another. */
  | { kind: 'sent'; id: string }
  | { kind: 'refused'; because: Exclude<ApplicationRefusal, 'applied'> }
  /** There is no such application of theirs, or the form's name is another's. */
  | { kind: 'unknown' }

type Person = { uid: string; email: string }

/** Applications that a person may send in an hour. */
const submitLimit = { limit: 30, seconds: 60 * 60 }

const findOwn = async (database: Database, uid: string, id: string) => {
  const [row] = await database
    .select({ jobPostId: application.jobPostId, status: application.status })
    .from(application)
    .where(and(eq(application.id, id), eq(application.uid, uid)))
  return row ?? null
}

/** Everything that may stand against sending, in the order in which a person would mend it. */
const judge = async (
  unit: Unit,
  person: Person,
  { ad, draft, shown }: { ad: ApplicationAd; draft: ApplicationRow; shown: string },
) => {
  const { database } = unit
  const refused = (because: Exclude<ApplicationRefusal, 'applied'>) => ({ kind: 'refused', because }) as const
  if (!ad.open) return refused('closed')
  if (draft.revision !== ad.revision) return refused('changed')
  if (unanswered(ad.questions, draft.answers).length > 0) return refused('incomplete')
  const profile = await presentProfile(database, person, draft.leftOut)
  if (profile === null) return refused('profile')
  const fileIds = await fileIdsOf(database, draft.id)
  if ((await judgeFiles(database, person.uid, fileIds)) !== 'fine') return refused('file')
  if (nameContent({ ad, draft, profile, fileIds }) !== shown) return refused('other')
  return { kind: 'fine', profile } as const
}

const tell = async (
  unit: Unit,
  person: Person,
  facts: { ad: ApplicationAd; id: string; name: string; due: Date },
) => {
  const { ad, id, name, due } = facts
  const { title, kind: jobPostKind, companyId, companyName } = ad
  const sent = { id, title, jobPostKind, companyName, replyDueAt: due.toISOString() }
  // Who sent it needs a receipt, not news of it.
  unit.send(mailTask({ kind: 'application-sent', to: person.email, data: sent }))
  const words = applicationNews.received(
    { applicationId: id, companyId, title, jobPostKind, name },
    sent.replyDueAt,
  )
  const mail = { kind: 'application-arrived', data: { ...sent, companyId, name } } as const
  unit.tell(...newsTo(await recruitersOf(unit.database, ad.id), words, mail))
}

/** Sends a draft, as it was shown, once: the student agreed that all of it goes to the ad's company. */
export const submitApplication = async (
  { database, work, rateLimits }: { database: Database; work: Work; rateLimits: RateLimits },
  person: Person,
  { id, submitKey, shown }: ApplicationSubmit,
): Promise<SubmitAnswer> => {
  const found = await findOwn(database, person.uid, id)
  if (found === null) return { kind: 'unknown' }
  if (found.status !== 'draft') return { kind: 'sent', id }
  const counted = await rateLimits.hit('application', person.uid, submitLimit)
  if (counted.kind === 'limited') return { kind: 'refused', because: 'limited' }
  return work<SubmitAnswer>({ kind: 'person', uid: person.uid }, async (unit) => {
    const { database: within, at } = unit
    const ad = await holdAd(within, found.jobPostId, at)
    const draft = await lockOwnApplication(within, person.uid, id)
    if (ad === null || draft === null) return { kind: 'unknown' }
    if (draft.status !== 'draft') return { kind: 'sent', id }
    const judged = await judge(unit, person, { ad, draft, shown })
    if (judged.kind === 'refused') return judged
    const taken = and(eq(application.submitKey, submitKey), ne(application.id, id))
    if ((await within.$count(application, taken)) > 0) return { kind: 'unknown' }
    const move = moveApplication({ ...draft, jobPostKind: ad.kind }, 'submit', 'student', at)
    if (move.kind === 'refused') throw new Error(`A draft was not to be sent: ${move.because}`)
    const due = replyDueAt(at, ad.replyByDays)
    const { profile } = judged
    await within
      .update(application)
      .set({
        status: move.status,
        profile,
        searchText: applicantSearchText(profile),
        submitKey,
        submittedAt: at,
        replyDueAt: due,
        updatedAt: at,
      })
      .where(eq(application.id, id))
    await within.insert(applicationEvent).values({
      id: newId(),
      applicationId: id,
      actor: 'student',
      status: move.status,
      createdAt: at,
    })
    await within.insert(consentRecord).values({
      id: newId(),
      uid: person.uid,
      document: 'application',
      version: applicationConsent(id),
      createdAt: at,
    })
    unit.audit({
      action: 'application.submit',
      subject: `application:${id}`,
      detail: { jobPost: ad.id, company: ad.companyId, revision: ad.revision, attempt: draft.attempt },
    })
    await tell(unit, person, { ad, id, name: fullName(profile), due })
    return { kind: 'sent', id }
  })
}
