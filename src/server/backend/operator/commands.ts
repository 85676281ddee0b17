import * as z from 'zod/mini'
import type { Admins } from '#server/backend/accounts/admins.ts'
import type { CompanyLists, WaitingCompany } from '#server/backend/companies/company-lists.ts'
import { decisions, type CompanyReviews, type Decision } from '#server/backend/companies/company-reviews.ts'
import type { CompanyVerifications } from '#server/backend/companies/company-verifications.ts'
import type { Infos } from '#server/backend/infos/infos.ts'
import type { JobPostIndex } from '#server/backend/job-posts/job-post-index.ts'
import type { JobPostMoves } from '#server/backend/job-posts/job-post-moves.ts'
import type { JobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'
import {
  applicationCommands,
  listApplications,
  setApplication,
  type ApplicationServices,
} from './application-commands.ts'
import { changeAd, changeAdCommand } from './change-ad.ts'
import {
  listReviews,
  publishAd,
  returnAd,
  reviewCommands,
  showReview,
  type ReviewServices,
} from './review-commands.ts'
import { ambiguous, oneOf, setVerification, setVerificationCommand } from './set-verification.ts'

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** A command of the operator, as it comes from the command line. */
export const operatorCommandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('pending') }),
  z.object({ name: z.literal('unowned') }),
  z.object({ name: z.enum(decisions), company: text(1, 100), number: text(0, 13), reason: text(0, 2000) }),
  setVerificationCommand,
  z.object({ name: z.literal('grant-admin'), email: text(1, 254) }),
  z.object({
    name: z.literal('publish-info'),
    title: text(1, 120),
    body: text(1, 10_000),
    important: z.boolean(),
  }),
  z.object({ name: z.literal('take-down'), jobPost: text(1, 100), reason: text(0, 2000) }),
  changeAdCommand,
  ...reviewCommands,
  ...applicationCommands,
  z.object({ name: z.literal('reindex') }),
  z.object({ name: z.literal('failed-tasks') }),
  z.object({ name: z.literal('retry-tasks'), ids: z.array(text(1, 100)) }),
  z.object({ name: z.literal('doctor') }),
])
export type OperatorCommand = z.infer<typeof operatorCommandSchema>

export type OperatorServices = ApplicationServices &
  ReviewServices & {
    companies: CompanyReviews & CompanyLists & CompanyVerifications
    admins: Admins
    infos: Infos
    jobPostIndex: JobPostIndex
    jobPostMoves: Pick<JobPostMoves, 'takeDown'>
    jobPostRevisions: JobPostRevisions
    tasks: Pick<TaskQueue, 'failed' | 'retry'>
    /** Examines configuration, database and identity project. */
    examine: () => Promise<readonly Finding[]>
  }

/** One line of the doctor. */
export type Finding = { verdict: 'good' | 'wrong' | 'unknown'; words: string }

const decide = async (
  { companies }: OperatorServices,
  actor: Actor,
  { name, company, number, reason }: { name: Decision; company: string; number: string; reason: string },
): Promise<OperatorAnswer> => {
  const answer = await companies.decide(actor, { company, decision: name, number, reason })
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no company ${company}`)
    case 'ambiguous':
      return ambiguous(company, answer.companies)
    case 'other_number':
      return failed(
        answer.number === null
          ? 'the company gives no number now'
          : `the company gives the number ${answer.number} now; look it up, then say it with --number`,
      )
    case 'number_held':
      return failed('a corporate number is one company’s, and this one is held by', oneOf(answer.by))
    case 'unchanged':
      return done(`Nothing to do: the company is ${answer.status} already.`)
    case 'not_pending':
      return failed(`the company is ${answer.status}; only a pending one can be rejected`)
    case 'done':
      return done(`Done: ${name} ${answer.displayName}. ${mailed(answer.told)}`)
  }
}

const takeDown = async (
  { jobPostMoves }: OperatorServices,
  actor: Actor,
  { jobPost, reason }: { jobPost: string; reason: string },
): Promise<OperatorAnswer> => {
  const answer = await jobPostMoves.takeDown(actor, jobPost, reason)
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no ad ${jobPost}`)
    case 'refused':
      return failed('the ad is a draft, or was taken down already')
    case 'done':
      return done(`Done: took down 「${answer.title}」. ${mailed(answer.told)}`)
  }
}

const grants = {
  granted: (email) => done(`Done: ${email} is an admin from the next page on.`),
  already: (email) => done(`Nothing to do: ${email} is an admin already.`),
  unknown: (email) => failed(`the identity provider knows nobody with the address ${email}`),
  disabled: (email) => failed(`the identity provider has disabled ${email}`),
  unverified: (email) => failed(`the identity provider has not verified ${email} yet`),
  no_account: (email) => failed(`${email} has no account here yet: sign up first`),
} as const satisfies Record<Awaited<ReturnType<Admins['grant']>>, (email: string) => OperatorAnswer>

/** What to look at before one is approved. */
const remarks = ({ waiting, heldBy, owned }: WaitingCompany): string =>
  [
    ...(waiting > 1 ? [`${waiting} wait with this number`] : []),
    ...(heldBy === null ? [] : [`${heldBy} holds this number`]),
    ...(owned ? [] : ['nobody owns it']),
  ]
    .map((remark) => `  [${remark}]`)
    .join('')

const listPending = async ({ companies }: OperatorServices): Promise<OperatorAnswer> => {
  const waiting = await companies.pending()
  if (waiting.length === 0) return done('No company waits.')
  return done(
    ...waiting.map(
      (company) =>
        `${company.id}  ${company.corporateNumber ?? '-'.repeat(13)}  ${company.createdAt.toISOString()}  ${company.legalName}${remarks(company)}`,
    ),
  )
}

const listUnowned = async ({ companies }: OperatorServices): Promise<OperatorAnswer> => {
  const found = await companies.unowned()
  return done(
    ...(found.length === 0 ? ['Every company that is or was active has a member.'] : found.map(oneOf)),
  )
}

const listFailed = async ({ tasks }: OperatorServices): Promise<OperatorAnswer> => {
  const found = await tasks.failed()
  if (found.length === 0) return done('No task has failed.')
  return done(
    ...found.map(
      ({ id, name, failedAt, tries, words }) =>
        `${id}  ${failedAt.toISOString()}  ${name}, ${tries} tries: ${words}`,
    ),
  )
}

const retry = async ({ tasks }: OperatorServices, ids: readonly string[]): Promise<OperatorAnswer> => {
  const count = await tasks.retry(ids.length === 0 ? 'all' : ids)
  return done(`Done: ${count} ${count === 1 ? 'task is' : 'tasks are'} tried again.`)
}

/** Fails where something is wrong, after everything has been told. */
export const tellFindings = (findings: readonly Finding[]): OperatorAnswer => ({
  kind: findings.some(({ verdict }) => verdict === 'wrong') ? 'failed' : 'done',
  lines: findings.map(({ verdict, words }) => `${verdict === 'wrong' ? 'WRONG' : '     '}  ${words}`),
})

/** Carries out one command. Throws what the database throws. */
export const runOperatorCommand = async (
  services: OperatorServices,
  actor: Actor,
  command: OperatorCommand,
): Promise<OperatorAnswer> => {
  switch (command.name) {
    case 'pending':
      return listPending(services)
    case 'unowned':
      return listUnowned(services)
    case 'approve':
    case 'reject':
    case 'suspend':
      return decide(services, actor, command)
    case 'set-verification':
      return setVerification(services.companies, actor, command)
    case 'grant-admin':
      return grants[await services.admins.grant(actor, command.email)](command.email)
    case 'publish-info': {
      const id = await services.infos.publish(actor, command)
      return done(`Done: /info?id=${id}`)
    }
    case 'take-down':
      return takeDown(services, actor, command)
    case 'change-ad':
      return changeAd(services.jobPostRevisions, actor, command)
    case 'reviews':
      return listReviews(services)
    case 'review':
      return showReview(services, command)
    case 'publish-ad':
      return publishAd(services, actor, command)
    case 'return-ad':
      return returnAd(services, actor, command)
    case 'applications':
      return listApplications(services, command)
    case 'set-application':
      return setApplication(services, actor, command)
    case 'reindex':
      await services.jobPostIndex.begin(actor)
      return done('Done: the search rows of every ad are made anew, by the site while it runs.')
    case 'failed-tasks':
      return listFailed(services)
    case 'retry-tasks':
      return retry(services, command.ids)
    case 'doctor':
      return tellFindings(await services.examine())
  }
}
