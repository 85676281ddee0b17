import { hasOfferSheet, isMoveOf } from '#contract/application-track.ts'
import { applicantMoves } from '#contract/applicants.ts'
import type { ApplicationActor } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { japaneseDay } from '#contract/format/time.ts'
import type { Offer } from '#contract/offer.ts'
import type { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import {
  isEnded,
  moveApplication,
  type ApplicationAction,
  type ApplicationLife,
} from '#server/domain/application-life.ts'
import { applicantNames, applicantSearchText } from '#server/domain/applicant-search.ts'
import { replyDueAt } from '#server/domain/application-sending.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { atWork, day, hour } from './calendar.ts'
import { createRandom } from './random.ts'

/** An ad that the student of the demo applies to. */
export type DemoAd = {
  id: string
  kind: JobPostKind
  companyId: string
  questions: readonly string[]
  revision: number
  replyByDays: number
}

/** What a company of the demo says with an offer that it makes at an instant. */
const demoOffer = (at: Date): Offer => {
  const dayAfter = (days: number) => japaneseDay(new Date(at.getTime() + days * day).toISOString())
  return {
    answerBy: dayAfter(21),
    place: '求人に書いた勤務地のうち、入社前の面談で希望を聞いて決めます。',
    duties: '',
    toldBy: dayAfter(90),
    terms: 'as_in_ad',
    changes: '',
    notice: 'later',
    noticeBy: dayAfter(10),
    documents: '卒業見込証明書',
    contact: '採用担当（このサイトのメッセージでも質問できます）',
  }
}

type Step = { action: ApplicationAction; by: ApplicationActor; daysAgo: number; text?: string }
export type DemoPlan = { name: string; steps: readonly Step[] }

const company = (action: ApplicationAction, daysAgo: number, text?: string): Step => ({
  action,
  by: 'company',
  daysAgo,
  ...(text !== undefined && { text }),
})
const student = (action: ApplicationAction, daysAgo: number, text?: string): Step => ({
  action,
  by: 'student',
  daysAgo,
  ...(text !== undefined && { text }),
})

/** Whether an ad of this kind has all that a plan does: nobody is selected for a programme. */
export const planFits = ({ steps }: DemoPlan, kind: JobPostKind): boolean =>
  steps.every(({ action }) => {
    const move = applicantMoves.find((each) => each === action)
    return move === undefined || isMoveOf(kind, move)
  })

/**
 * One application in every state. `replyByDays` is the ad's promise: what is late or overdue is so whatever was promised.
 */
export const demoPlans = (replyByDays: number): readonly DemoPlan[] => [
  { name: 'draft', steps: [] },
  { name: 'deadline', steps: [] },
  { name: 'submitted', steps: [student('submit', 1)] },
  { name: 'overdue', steps: [student('submit', replyByDays + 4), company('view', replyByDays + 3)] },
  { name: 'changed', steps: [student('submit', 3), company('view', 2)] },
  {
    name: 'late',
    steps: [
      student('submit', replyByDays + 8),
      company('screen', 2, 'お返事が遅くなり申し訳ありません。書類を拝見しています。'),
    ],
  },
  {
    name: 'interview',
    steps: [
      student('submit', 12),
      company('view', 11),
      company('interview', 8, '一次面接にお進みいただきたく、ご連絡しました。'),
    ],
  },
  {
    name: 'offered',
    steps: [student('submit', 25), company('screen', 23), company('interview', 18), company('offer', 2)],
  },
  {
    name: 'accepted',
    steps: [student('submit', 27), company('screen', 25), company('offer', 16), student('accept', 14)],
  },
  {
    name: 'declined',
    steps: [
      student('submit', 26),
      company('interview', 24),
      company('offer', 17),
      student('decline', 15, '別の会社に決めました。ありがとうございました。'),
    ],
  },
  {
    name: 'not_selected',
    steps: [
      student('submit', 20),
      company('view', 19),
      company('reject', 17, '今回は見送らせていただきます。'),
    ],
  },
  {
    name: 'withdrawn',
    steps: [student('submit', 9), student('withdraw', 6, '授業と日程が合わなくなりました。')],
  },
  { name: 'closed', steps: [student('submit', replyByDays + 6), student('close', 3)] },
]

export type DemoApplication = {
  row: typeof application.$inferInsert
  events: (typeof applicationEvent.$inferInsert)[]
}

/** `uid` null: somebody without an account. */
type Sent = { uid: string | null; profile: ProfileSnapshot; message: string }

/** The rows of a plan, moved by the rules that everybody's applications are moved by; the same for the same base. */
export const demoApplication = (
  { name, steps }: DemoPlan,
  ad: DemoAd,
  { uid, profile, message }: Sent,
  now: Date,
): DemoApplication => {
  const random = createRandom(`demo/application/${name}`)
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day - random.int(1, 5) * hour)
  const idAt = (instant: Date, sequence: number) => uuidV7(instant.getTime(), sequence, random.bytes(8))
  const createdAt = at((steps[0]?.daysAgo ?? 2) + 1)
  const id = idAt(createdAt, 0)
  const life: ApplicationLife = { status: 'draft', replyDueAt: null, answeredAt: null }
  const row: typeof application.$inferInsert = {
    id,
    uid,
    jobPostId: ad.id,
    companyId: ad.companyId,
    revision: ad.revision,
    answers: ad.questions.map(() =>
      steps.length === 0 ? '' : '学園祭の実行委員会での経験をもとにお答えします。',
    ),
    message: steps.length === 0 ? '' : message,
    createdAt,
    updatedAt: createdAt,
  }
  const events: DemoApplication['events'] = []
  for (const [sequence, { action, by, daysAgo, text }] of steps.entries()) {
    const instant = by === 'company' ? atWork(at(daysAgo)) : at(daysAgo)
    const move = moveApplication({ ...life, jobPostKind: ad.kind }, action, by, instant)
    if (move.kind === 'refused') throw new Error(`The demo's ${name} may not ${action}: ${move.because}`)
    const { status, answeredAt, closedAt, eraseAt, late } = move
    if (action === 'submit') {
      const due = replyDueAt(instant, ad.replyByDays)
      life.replyDueAt = due
      Object.assign(row, {
        profile,
        submittedAt: instant,
        replyDueAt: due,
        submitKey: idAt(instant, 0x800),
      })
    }
    Object.assign(life, { status, answeredAt })
    if (action === 'offer' && hasOfferSheet(ad.kind)) row.offer = demoOffer(instant)
    const reason = isEnded(status) ? { reason: text ?? '' } : {}
    row.searchText = status === 'withdrawn' ? applicantNames(profile) : applicantSearchText(profile)
    Object.assign(row, { status, answeredAt, closedAt, eraseAt, ...reason, updatedAt: instant })
    events.push({
      id: idAt(instant, sequence + 1),
      applicationId: id,
      actor: by,
      status,
      late,
      text: text ?? null,
      createdAt: instant,
    })
  }
  return { row, events }
}
