import { and, eq, sql } from 'drizzle-orm'
import type { ContactRefusal } from '#contract/contact.ts'
import type { ReportInput } from '#contract/report.ts'
import { isGone } from '#contract/job-post-end.ts'
import { readFormToken } from '#server/backend/contact/form-token.ts'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report } from '#server/backend/database/schema/report.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

/** `unknown`: there is no such ad that anyone may see. */
export type ReportSent = { kind: 'accepted'; id: string } | { kind: ContactRefusal } | { kind: 'unknown' }

/** Who sends it: the network it comes from, and whoever is signed in. */
type Sender = { client: string; person: { uid: string; email: string | null } | null }

type Dependencies = {
  database: Database
  work: Work
  formKey: string
  operatorEmail: string
  rateLimits: RateLimits
  now: () => Date
}

const day = 24 * 60 * 60
/** A campus shares one network. */
const reportsOfNetwork = { limit: 40, seconds: day }
/** Of a person or an address that is to be told the outcome. */
const reportsOfOne = { limit: 10, seconds: day }
/** Acknowledgements that anyone can make an address get. */
const acknowledgements = { limit: 3, seconds: day }
/** The operator is told of the first reports of an ad; the others stand in the list. */
const noticesOfAd = { limit: 3, seconds: day }

/** An ad that anyone may see, with its company's name. */
const findShown = async (database: Database, id: string, at: Date) => {
  const [found] = await database
    .select({ ad: jobPost, company: company.displayName })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(and(eq(jobPost.id, id), wherePublic({ ad: 'job_post', company: 'company' }, at)))
  return found === undefined || isGone(found.ad, at) ? null : found
}

/** Reports of ads to the operator. */
export const createReports = (options: Dependencies) => {
  const { database, work, formKey, operatorEmail, rateLimits, now } = options

  const findByForm = async (within: Database, formId: string): Promise<string | null> => {
    const [sent] = await within.select({ id: report.id }).from(report).where(eq(report.formId, formId))
    return sent?.id ?? null
  }

  const may = async (name: string, who: string, limit: typeof reportsOfOne) =>
    (await rateLimits.hit(name, who, limit)).kind === 'allowed'

  const mayReport = async ({ client, person }: Sender, email: string | null): Promise<boolean> => {
    const allowed = [
      await may('report client', client, reportsOfNetwork),
      person === null || (await may('report person', person.uid, reportsOfOne)),
      email === null || (await may('report address', email, reportsOfOne)),
    ]
    return allowed.every(Boolean)
  }

  return {
    /**
     * Stores a report once for each form, with the mails to the operator and to whoever wants to know the outcome: a
     * signed-in person at their own address only. No line of the audit log says who sent it, since that is erased.
     */
    accept: async (
      { jobPostId, revision, reasons, body, email: typed }: ReportInput,
      { token, ...sender }: Sender & { token: string },
    ): Promise<ReportSent> => {
      const shown = await findShown(database, jobPostId, now())
      if (shown === null || revision > shown.ad.revision) return { kind: 'unknown' }
      const form = readFormToken(formKey, token, now())
      if (form.kind !== 'valid') return { kind: form.kind === 'early' ? 'early' : 'late' }
      const { formId } = form
      const sent = await findByForm(database, formId)
      if (sent !== null) return { kind: 'accepted', id: sent }
      const { person } = sender
      const email = typed === null ? null : (person?.email ?? typed).toLowerCase()
      if (!(await mayReport(sender, email))) return { kind: 'limited' }
      const notices = await may('report notice', jobPostId, noticesOfAd)
      const acknowledges = email !== null && (await may('report acknowledgement', email, acknowledgements))
      const actor =
        person === null ? ({ kind: 'guest' } as const) : { kind: 'person' as const, uid: person.uid }
      return work<ReportSent>(actor, async (unit) => {
        const id = newId()
        const [stored] = await unit.database
          .insert(report)
          .values({
            id,
            formId,
            jobPostId,
            revision,
            reasons: [...reasons],
            body: body ?? '',
            uid: person === null ? null : sql`(select uid from account where uid = ${person.uid})`,
            email,
            createdAt: unit.at,
          })
          .onConflictDoNothing({ target: report.formId })
          .returning({ id: report.id })
        if (stored === undefined) {
          // Two sendings of one form at the same time: the second answers with the first's id.
          const first = await findByForm(unit.database, formId)
          if (first === null) throw new Error('The report was neither stored nor found')
          return { kind: 'accepted', id: first }
        }
        const notice = { id, jobPostId, title: shown.ad.title, company: shown.company, reasons }
        if (notices) unit.send(mailTask({ kind: 'report-sent', to: operatorEmail, data: notice }))
        if (email !== null && acknowledges)
          unit.send(mailTask({ kind: 'report-acknowledgement', to: email, data: { id } }))
        return { kind: 'accepted', id }
      })
    },

    /** True when a report of this id has arrived. */
    has: async (id: string): Promise<boolean> => (await database.$count(report, eq(report.id, id))) > 0,
  }
}

export type Reports = ReturnType<typeof createReports>
