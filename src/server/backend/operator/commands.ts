import * as z from 'zod/mini'
import type { Admins } from '#server/backend/accounts/admins.ts'
import type { CompanyVerifications } from '#server/backend/companies/company-verifications.ts'
import type { Infos } from '#server/backend/infos/infos.ts'
import type { JobPostIndex } from '#server/backend/job-posts/job-post-index.ts'
import type { JobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, type OperatorAnswer } from './answer.ts'
import {
  applicationCommands,
  listApplications,
  setApplication,
  type ApplicationServices,
} from './application-commands.ts'
import { changeAd, changeAdCommand } from './change-ad.ts'
import {
  companyCommands,
  decide,
  decideRename,
  listCompanies,
  listRenames,
  listUnowned,
  showCompany,
  type CompanyServices,
} from './company-commands.ts'
import {
  closeMessageReport,
  listMessageReports,
  messageReportCommands,
  showMessageReport,
  writeReportedFile,
  type MessageReportServices,
} from './message-report-commands.ts'
import {
  askCompany,
  closeReport,
  listReports,
  reportCommands,
  showReport,
  type ReportServices,
} from './report-commands.ts'
import {
  countDueDigests,
  liftMailStop,
  listMailStops,
  mailCommands,
  type MailServices,
} from './mail-commands.ts'
import {
  listReviews,
  publishAd,
  returnAd,
  reviewCommands,
  showReview,
  type ReviewServices,
} from './review-commands.ts'
import { sweepByHand, sweepCommand, type SweepServices } from './sweep-command.ts'
import { setVerification, setVerificationCommand } from './set-verification.ts'
import { takeDown, takeDownCommand, type TakeDownServices } from './take-down.ts'

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** A command of the operator, as it comes from the command line. */
export const operatorCommandSchema = z.discriminatedUnion('name', [
  ...companyCommands,
  setVerificationCommand,
  z.object({ name: z.literal('grant-admin'), email: text(1, 254) }),
  z.object({
    name: z.literal('publish-info'),
    title: text(1, 120),
    body: text(1, 10_000),
    important: z.boolean(),
  }),
  takeDownCommand,
  changeAdCommand,
  ...reviewCommands,
  ...applicationCommands,
  ...messageReportCommands,
  ...reportCommands,
  ...mailCommands,
  sweepCommand,
  z.object({ name: z.literal('reindex') }),
  z.object({ name: z.literal('failed-tasks') }),
  z.object({ name: z.literal('retry-tasks'), ids: z.array(text(1, 100)) }),
  z.object({ name: z.literal('doctor') }),
])
export type OperatorCommand = z.infer<typeof operatorCommandSchema>

export type OperatorServices = ApplicationServices &
  CompanyServices &
  MailServices &
  MessageReportServices &
  ReportServices &
  ReviewServices &
  SweepServices &
  TakeDownServices & {
    companies: CompanyVerifications
    admins: Admins
    infos: Infos
    jobPostIndex: JobPostIndex
    jobPostRevisions: JobPostRevisions
    tasks: Pick<TaskQueue, 'failed' | 'retry'>
    /** Examines configuration, database and identity project. */
    examine: () => Promise<readonly Finding[]>
  }

/** One line of the doctor: as a command prints it, and as the desk shows it. */
export type Finding = { verdict: 'good' | 'wrong' | 'unknown'; words: string; japanese: string }

const grants = {
  granted: (email) => done(`Done: ${email} is an admin from the next page on.`),
  already: (email) => done(`Nothing to do: ${email} is an admin already.`),
  unknown: (email) => failed(`the identity provider knows nobody with the address ${email}`),
  disabled: (email) => failed(`the identity provider has disabled ${email}`),
  unverified: (email) => failed(`the identity provider has not verified ${email} yet`),
  member: (email) =>
    failed(`${email} is a member of a company: leave it first, or take an account of your own`),
  no_account: (email) => failed(`${email} has no account here yet: sign up first`),
} as const satisfies Record<Awaited<ReturnType<Admins['grant']>>, (email: string) => OperatorAnswer>

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
    case 'companies':
      return listCompanies(services, command)
    case 'company':
      return showCompany(services, command)
    case 'renames':
      return listRenames(services, command)
    case 'unowned':
      return listUnowned(services)
    case 'approve':
      return decide(services, actor, { ...command, decision: command.name })
    case 'reject':
    case 'suspend':
    case 'resume':
      return decide(services, actor, { ...command, decision: command.name })
    case 'approve-rename':
      return decideRename(services, actor, { ...command, decision: 'approve' })
    case 'reject-rename':
      return decideRename(services, actor, { ...command, decision: 'reject' })
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
      return showReview(services, actor, command)
    case 'publish-ad':
      return publishAd(services, actor, command)
    case 'return-ad':
      return returnAd(services, actor, command)
    case 'applications':
      return listApplications(services, command)
    case 'set-application':
      return setApplication(services, actor, command)
    case 'message-reports':
      return listMessageReports(services)
    case 'message-report':
      return showMessageReport(services, actor, command)
    case 'message-report-file':
      return writeReportedFile(services, actor, command)
    case 'close-message-report':
      return closeMessageReport(services, actor, command)
    case 'reports':
      return listReports(services)
    case 'report':
      return showReport(services, command)
    case 'ask-company':
      return askCompany(services, actor, command)
    case 'close-report':
      return closeReport(services, actor, command)
    case 'mail-stops':
      return listMailStops(services)
    case 'lift-mail-stop':
      return liftMailStop(services, actor, command)
    case 'due-digests':
      return countDueDigests(services)
    case 'sweep':
      return sweepByHand(services, actor, command)
    case 'reindex':
      await services.jobPostIndex.begin(actor)
      return done('Done: the tags and search rows of every ad are made anew, by the site while it runs.')
    case 'failed-tasks':
      return listFailed(services)
    case 'retry-tasks':
      return retry(services, command.ids)
    case 'doctor':
      return tellFindings(await services.examine())
  }
}
