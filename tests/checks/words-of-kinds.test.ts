import { expect, test } from 'vitest'
import { standingWords, stepWords } from '#components/applicants/applicant-words.ts'
import { moveWords, readDone, type Answer } from '#components/applicants/move-words.ts'
import { eventWords, nextStep, ownStepWords } from '#components/mypage/application-words.ts'
import { needWords } from '#components/mypage/need-words.ts'
import { applicantMoves, sentStatuses } from '#contract/applicants.ts'
import { hasSelection, isMoveOf } from '#contract/application-track.ts'
import {
  applicationPurpose,
  applicationStatusName,
  applyWords,
  declineReasonName,
  messageHint,
  purposeLimit,
} from '#contract/application-words.ts'
import { applicationSteps } from '#contract/application-step.ts'
import { applicationActors, applicationStatuses, declineReasons } from '#contract/codes/application.ts'
import { jobPostKinds, type JobPostKind } from '#contract/codes/job-post.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { answerMails } from '#server/services/mail/catalogue/answers.ts'
import { applicationMails } from '#server/services/mail/catalogue/application.ts'

const at = '2026-12-01T14:59:59Z'
const id = '019aa000-0000-7000-8000-000000000001'
const answersOf = (kind: JobPostKind) =>
  applicantMoves.filter((move): move is Answer => move !== 'view' && isMoveOf(kind, move))

const labels = (kind: JobPostKind): unknown[] => [
  applicationStatuses.map((status) => applicationStatusName(kind, status)),
  declineReasons.map((reason) => declineReasonName(kind, reason)),
  applyWords(kind),
  applicationPurpose(kind),
  messageHint(kind),
]

const ofCompany = (kind: JobPostKind): unknown[] => [
  answersOf(kind).map((move) => moveWords(kind, move)),
  [...applicantMoves, 'note', 'removed'].map((step) => readDone(kind, step)),
  sentStatuses.map((status) => standingWords(kind, status)),
  applicationActors.map((actor) => applicationStatuses.map((status) => stepWords(kind, { actor, status }))),
]

const ofStudent = (kind: JobPostKind): unknown[] => [
  applicationStatuses.map((status) =>
    [true, false].map((overdue) =>
      nextStep({
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
  applicationActors.map((actor) => applicationStatuses.map((status) => eventWords(kind, actor, status))),
  applicationSteps.flatMap((step) =>
    [1, 2].map((attempt) => ownStepWords(step, { kind, company: 'みらい商事', attempt })),
  ),
  needWords(
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
]

const mails = (jobPostKind: JobPostKind): unknown[] => {
  const own = { applicationId: id, title: '工場の見学', jobPostKind, company: 'みらい商事', text: '' }
  const sent = { id, title: '工場の見学', jobPostKind, companyName: 'みらい商事', replyDueAt: at }
  const moves = ['withdrawn', 'accepted', 'declined', 'closed'] as const
  const kinds = {
    screen: 'application-screening',
    interview: 'application-interview',
    offer: 'application-offered',
    reject: 'application-not-selected',
  } as const
  return [
    answersOf(jobPostKind).map((move) => answerMails[kinds[move]](own)),
    answerMails['application-viewed'](own),
    answerMails['job-post-changed']({ ...own, items: [] }),
    applicationMails['application-sent'](sent),
    applicationMails['application-arrived']({ ...sent, companyId: id, name: '山田 花子' }),
    moves.map((move) => applicationMails['application-moved']({ ...sent, move, name: '', reason: '' })),
  ]
}

const news = (jobPostKind: JobPostKind): unknown[] => {
  const own = { applicationId: id, title: '工場の見学', jobPostKind, company: 'みらい商事' }
  const received = { applicationId: id, companyId: id, title: '工場の見学', jobPostKind, name: '山田' }
  return [
    applicationNews.viewed(own),
    answersOf(jobPostKind).map((move) => applicationNews.answered(own, move)),
    applicationNews.overdue(own),
    applicationNews.closedWithoutReply(own),
    applicationNews.received(received, at),
    (['withdrawn', 'accepted', 'declined', 'closed'] as const).map((move) =>
      applicationNews.moved(received, move),
    ),
  ]
}

const sentences = (given: unknown): string[] => {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(sentences) : []
}

/** What is said of an application to an ad of the kind, in every state and of every action. */
const said = (kind: JobPostKind) =>
  sentences([labels(kind), ofCompany(kind), ofStudent(kind), mails(kind), news(kind)])

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
    expect(purposeLimit(kind)).toBe(hasSelection(kind) ? null : '採用選考には使えません。')
})
