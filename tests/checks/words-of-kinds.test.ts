import { expect, test } from 'vitest'
import * as applicants from '#components/applicants/applicant-words.ts'
import * as moves from '#components/applicants/move-words.ts'
import * as applications from '#components/mypage/application-words.ts'
import * as needs from '#components/mypage/need-words.ts'
import { applicantMoves, sentStatuses } from '#contract/applicants.ts'
import { hasSelection, isMoveOf } from '#contract/application-track.ts'
import * as contract from '#contract/application-words.ts'
import { applicationSteps } from '#contract/application-step.ts'
import { applicationActors, applicationStatuses, declineReasons } from '#contract/codes/application.ts'
import { jobPostKinds, type JobPostKind } from '#contract/codes/job-post.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import type { companyNews } from '#server/domain/news/company-news.ts'
import type { interviewNews } from '#server/domain/news/interview-news.ts'
import type { jobPostNews } from '#server/domain/news/job-post-news.ts'
import type { messageNews } from '#server/domain/news/message-news.ts'
import { mailCatalogue } from '#server/services/mail/catalogue/catalogue.ts'

const at = '2026-12-01T14:59:59Z'
const id = '019aa000-0000-7000-8000-000000000001'
const answersOf = (kind: JobPostKind) =>
  applicantMoves.filter((move): move is moves.Answer => move !== 'view' && isMoveOf(kind, move))

/** True of a parameter that is the kind of an ad, or has one. */
type NamesKind<Parameter> = Parameter extends
  JobPostKind | { kind: JobPostKind } | { jobPostKind: JobPostKind | null }
  ? true
  : never
/** Each by itself: a union of them would lose a kind beside a string. */
type TakesKind<Member> = Member extends (...parameters: infer Parameters extends unknown[]) => unknown
  ? { [Place in keyof Parameters]: NamesKind<Parameters[Place]> }[number]
  : never
/** The names of all functions of a module, or table, that are given a kind; another one, or one less, fails the type check. */
type OfKind<Table> = {
  [Name in keyof Table as true extends TakesKind<Table[Name]> ? Name : never]: unknown
}

const ofContract = (kind: JobPostKind) =>
  ({
    applicationStatusName: applicationStatuses.map((status) => contract.applicationStatusName(kind, status)),
    companyStatusName: applicationStatuses.map((status) => contract.companyStatusName(kind, status)),
    declineReasonName: declineReasons.map((reason) => contract.declineReasonName(kind, reason)),
    applyWords: contract.applyWords(kind),
    applicationPurpose: contract.applicationPurpose(kind),
    // What must not be done with it names what the ad does not offer.
    purposeLimit: null,
    messageHint: contract.messageHint(kind),
  }) satisfies OfKind<typeof contract>

const ofCompany = (kind: JobPostKind) =>
  ({
    moveWords: answersOf(kind).map((move) => moves.moveWords(kind, move)),
    readDone: [...applicantMoves, 'note', 'removed'].map((step) => moves.readDone(kind, step)),
    standingWords: sentStatuses.map((status) => applicants.standingWords(kind, status)),
    stepWords: applicationActors.map((actor) =>
      applicationStatuses.map((status) => applicants.stepWords(kind, { actor, status })),
    ),
    conflictWords: applicationActors.map((actor) =>
      applicationStatuses.map((status) =>
        applicants.conflictWords(kind, [{ actor, status, byName: null, byRole: null, createdAt: at }]),
      ),
    ),
  }) satisfies OfKind<typeof moves> & OfKind<typeof applicants>

const ofStudent = (kind: JobPostKind) =>
  ({
    nextStep: applicationStatuses.map((status) =>
      [true, false].map((overdue) =>
        applications.nextStep({
          jobPostKind: kind,
          status,
          overdue,
          jobPostOpen: true,
          validThrough: at,
          replyDueAt: at,
          lastReplyAt: at,
        }),
      ),
    ),
    eventWords: applicationActors.map((actor) =>
      applicationStatuses.map((status) => applications.eventWords(kind, actor, status)),
    ),
    ownStepWords: applicationSteps.flatMap((step) =>
      [1, 2].map((attempt) => applications.ownStepWords(step, { kind, company: 'みらい商事', attempt })),
    ),
    needWords: needs.needWords(
      {
        kind: 'answer_offer',
        at: null,
        applicationId: id,
        jobPostId: id,
        jobPostKind: kind,
        title: '工場の見学',
        company: 'みらい商事',
      },
      new Date(at),
    ),
  }) satisfies OfKind<typeof applications> & OfKind<typeof needs>

type Move = Parameters<typeof applicationNews.moved>[1]
const byStudent = {
  withdrawn: true,
  accepted: true,
  declined: true,
  closed: true,
} as const satisfies Record<Move, true>
const movesByStudent = Object.keys(byStudent).filter((move): move is Move => Object.hasOwn(byStudent, move))

const mails = (jobPostKind: JobPostKind) => {
  const own = { applicationId: id, title: '工場の見学', jobPostKind, company: 'みらい商事', text: '' }
  const sent = { id, title: '工場の見学', jobPostKind, companyName: 'みらい商事', replyDueAt: at }
  const answers = {
    'application-screening': 'screen',
    'application-interview': 'interview',
    'application-offered': 'offer',
    'application-not-selected': 'reject',
  } as const satisfies Record<string, moves.Answer>
  const answer = (kind: keyof typeof answers) =>
    isMoveOf(jobPostKind, answers[kind]) ? mailCatalogue[kind](own) : null
  return {
    'application-screening': answer('application-screening'),
    'application-interview': answer('application-interview'),
    'application-offered': answer('application-offered'),
    'application-not-selected': answer('application-not-selected'),
    'offer-extended': mailCatalogue['offer-extended']({ ...own, answerBy: '2026-12-20' }),
    'application-viewed': mailCatalogue['application-viewed'](own),
    'application-sent': mailCatalogue['application-sent'](sent),
    'application-arrived': mailCatalogue['application-arrived']({
      ...sent,
      companyId: id,
      name: '山田 花子',
    }),
    'application-moved': movesByStudent.map((move) =>
      mailCatalogue['application-moved']({ ...sent, move, name: '', reason: '' }),
    ),
  } satisfies OfKind<typeof mailCatalogue>
}

const news = (jobPostKind: JobPostKind) => {
  const own = { applicationId: id, title: '工場の見学', jobPostKind, company: 'みらい商事' }
  const received = { applicationId: id, companyId: id, title: '工場の見学', jobPostKind, name: '山田' }
  return {
    viewed: applicationNews.viewed(own),
    answered: answersOf(jobPostKind).map((move) => applicationNews.answered(own, move)),
    offerExtended: applicationNews.offerExtended(own, '2026-12-20'),
    overdue: applicationNews.overdue(own),
    closedWithoutReply: applicationNews.closedWithoutReply(own),
    received: applicationNews.received(received, at),
    moved: movesByStudent.map((move) => applicationNews.moved(received, move)),
  } satisfies OfKind<typeof applicationNews> &
    OfKind<typeof companyNews> &
    OfKind<typeof interviewNews> &
    OfKind<typeof jobPostNews> &
    OfKind<typeof messageNews>
}

const sentences = (given: unknown): string[] => {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(sentences) : []
}

/** What is said of an application to an ad of the kind, in every state and of every action. */
const said = (kind: JobPostKind) =>
  sentences([ofContract(kind), ofCompany(kind), ofStudent(kind), mails(kind), news(kind)])

/** Words that would promise what an ad of the kind does not offer. */
const foreign = {
  new_grad: /参加/,
  internship_general: /内定|採用|承諾/,
  internship_special: /内定|採用|承諾/,
  internship_advanced: /内定|参加/,
  open_company: /選考|内定|面接|採用|承諾|志望/,
  career_education: /選考|内定|面接|採用|承諾|志望/,
  paid_internship: /内定|参加/,
  part_time: /内定|参加/,
} as const satisfies Record<JobPostKind, RegExp>

test.each(jobPostKinds)('nothing said of an application to a %s speaks of what it is not', (kind) => {
  const all = said(kind)
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter((text) => foreign[kind].test(text))).toEqual([])
})

test('what may not serve a selection says so', () => {
  for (const kind of jobPostKinds)
    expect(contract.purposeLimit(kind)).toBe(hasSelection(kind) ? null : '採用選考には使えません。')
})
