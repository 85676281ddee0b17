import { and, asc, eq, ne } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { ApplicantMove } from '#contract/applicants.ts'
import { applicantMoves } from '#contract/applicants.ts'
import { fullName } from '#contract/full-name.ts'
import { presentProfile } from '#server/backend/applications/sent-content.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationFile,
  applicationNote,
} from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { isUnderWay, moveApplication } from '#server/domain/application-life.ts'
import { mayBeWrittenAbout } from '#server/domain/messages.ts'

/** Events of one application: no life has more. */
const eventsMost = 100

/** A member of the company, as members are told of each other. `role` null: they have left. `name` null: none was given. */
export type ByMember = { name: string | null; role: CompanyRole | null }

const memberColumns = { name: personProfile.displayName, role: companyMember.role }
const byOf = ({ byUid, name, role }: { byUid: string | null } & ByMember): ByMember | null =>
  byUid === null ? null : { name, role }

const rowOf = async (database: Database, companyId: string, id: string) => {
  const [row] = await database
    .select({
      application,
      ad: {
        title: jobPost.title,
        kind: jobPost.kind,
        questions: jobPost.questions,
        revision: jobPost.revision,
      },
      companyName: company.displayName,
      snapshot: jobPostRevision.snapshot,
      visibility: studentUser.visibility,
      email: account.email,
    })
    .from(application)
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    // A suspended company reads of nobody.
    .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
    .leftJoin(
      jobPostRevision,
      and(
        eq(jobPostRevision.jobPostId, application.jobPostId),
        eq(jobPostRevision.number, application.revision),
      ),
    )
    .leftJoin(account, eq(account.uid, application.uid))
    .leftJoin(studentUser, eq(studentUser.uid, application.uid))
    // Drafts are nobody's but the student's.
    .where(and(eq(application.id, id), eq(application.companyId, companyId), ne(application.status, 'draft')))
  return row
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const eventsOf = async (database: Database, companyId: string, id: string) => {
  const rows = await database
    .select({
      id: applicationEvent.id,
      actor: applicationEvent.actor,
      byUid: applicationEvent.byUid,
      status: applicationEvent.status,
      late: applicationEvent.late,
      text: applicationEvent.text,
      createdAt: applicationEvent.createdAt,
      ...memberColumns,
    })
    .from(applicationEvent)
    .leftJoin(personProfile, eq(personProfile.uid, applicationEvent.byUid))
    .leftJoin(
      companyMember,
      and(eq(companyMember.uid, applicationEvent.byUid), eq(companyMember.companyId, companyId)),
    )
    .where(eq(applicationEvent.applicationId, id))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
    .limit(eventsMost)
  return rows.map(({ byUid, name, role, ...event }) => ({
    ...event,
    companyId,
    byUid,
    by: byOf({ byUid, name, role }),
  }))
}

const notesOf = async (database: Database, companyId: string, id: string) => {
  const rows = await database
    .select({
      id: applicationNote.id,
      byUid: applicationNote.byUid,
      text: applicationNote.text,
      createdAt: applicationNote.createdAt,
      ...memberColumns,
    })
    .from(applicationNote)
    .leftJoin(personProfile, eq(personProfile.uid, applicationNote.byUid))
    .leftJoin(
      companyMember,
      and(eq(companyMember.uid, applicationNote.byUid), eq(companyMember.companyId, companyId)),
    )
    .where(eq(applicationNote.applicationId, id))
    .orderBy(asc(applicationNote.id))
  return rows.map(({ byUid, name, role, ...note }) => ({
    ...note,
    companyId,
    byUid,
    by: byOf({ byUid, name, role }),
  }))
}

const filesOf = async (database: Database, companyId: string, id: string) => {
  const rows = await database
    .select({
      id: storedFile.id,
      name: storedFile.name,
      kind: storedFile.kind,
      size: storedFile.size,
      scan: storedFile.scan,
    })
    .from(applicationFile)
    .innerJoin(storedFile, eq(storedFile.id, applicationFile.fileId))
    .where(eq(applicationFile.applicationId, id))
    .orderBy(asc(storedFile.id))
  return rows.map((row) => ({ ...row, companyId }))
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** The profile as it stands now, of a student who lets companies see it while they choose; else null. */
const presentOf = async (database: Database, { application: row, visibility, email }: Row) =>
  row.uid !== null && email !== null && visibility === 'applied_only' && isUnderWay(row.status)
    ? presentProfile(database, { uid: row.uid, email }, row.leftOut)
    : null

const movesOf = ({ application: row, ad }: Row, now: Date): readonly ApplicantMove[] =>
  applicantMoves.filter(
    (action) => moveApplication({ ...row, jobPostKind: ad.kind }, action, 'company', now).kind === 'moved',
  )

/** From the first interview on: until then nobody is chosen by what they need. */
const isMet = (status: ApplicationStatus): boolean =>
  status === 'interview' || status === 'offered' || status === 'accepted'

const nothingSent = {
  answers: [],
  message: '',
  accommodation: '',
  profile: null,
  reason: null,
  declineReason: null,
  offer: null,
}

/**
 * One applicant whole, as the company may see them. Of one who took the application back there are name and dates alone.
 * Null: the company has no such applicant.
 */
export const findApplicant = async (database: Database, companyId: string, id: string, now: Date) => {
  const row = await rowOf(database, companyId, id)
  if (row === undefined) return null
  const { application: of, ad, companyName, snapshot } = row
  const events = await eventsOf(database, companyId, id)
  const isWithdrawn = of.status === 'withdrawn'
  const facts = {
    companyId,
    id: of.id,
    jobPostId: of.jobPostId,
    jobPostTitle: ad.title,
    jobPostKind: ad.kind,
    companyName,
    status: of.status,
    attempt: of.attempt,
    revision: of.revision,
    presentRevision: ad.revision,
    submittedAt: of.submittedAt,
    replyDueAt: of.replyDueAt,
    answeredAt: of.answeredAt,
    closedAt: of.closedAt,
    eraseAt: of.eraseAt,
    erasedAt: of.erasedAt,
    updatedAt: of.updatedAt,
    name: of.profile === null ? null : fullName(of.profile),
    kana: of.profile === null ? null : `${of.profile.familyNameKana} ${of.profile.givenNameKana}`,
    moves: movesOf(row, now),
    canMessage: mayBeWrittenAbout(of),
  }
  if (isWithdrawn)
    return {
      ...facts,
      ...nothingSent,
      questions: [],
      present: null,
      files: [],
      notes: [],
      events: events.map((event) => ({ ...event, text: null })),
    }
  return {
    ...facts,
    questions: of.revision === ad.revision ? ad.questions : textsOf(snapshot?.['questions']),
    answers: of.answers,
    message: of.message,
    accommodation: isMet(of.status) ? of.accommodation : '',
    profile: of.profile,
    reason: of.reason,
    declineReason: of.declineReason,
    offer: of.offer,
    present: await presentOf(database, row),
    files: await filesOf(database, companyId, id),
    notes: await notesOf(database, companyId, id),
    events,
  }
}

export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>
