import {
  interviewRoundNames,
  interviewWayNames,
  type InterviewRound,
  type InterviewWay,
} from '#contract/codes/interview.ts'
import { formatSpan, formatInstant } from '#contract/format/time.ts'
import { interviewLimits } from '#contract/interview.ts'
import { applicationPath, jobFacts } from './answers.ts'
import type { CalendarEvent, MailBlock, MailDocument, MailTemplates } from './document.ts'

type Subject = { applicationId: string; title: string; company: string }

/** A booked interview as calendars have it; instants are RFC 3339. */
export type InterviewEvent = {
  interviewId: string
  sequence: number
  changedAt: string
  startsAt: string
  endsAt: string
  round: InterviewRound
  way: InterviewWay
  place: string
}
type Booked = Subject & { event: InterviewEvent; note: string }

/** What the place of an interview is called. */
export const placeLabel = (way: InterviewWay) => (way === 'online' ? '参加用のリンク' : '場所')

const factsOf = ({ title, company, event }: Subject & { event: InterviewEvent }): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: '求人', value: title },
    { label: '企業', value: company },
    { label: '面接', value: `${interviewRoundNames[event.round]}（${interviewWayNames[event.way]}）` },
    { label: '日時', value: formatSpan(event.startsAt, event.endsAt) },
    { label: placeLabel(event.way), value: event.place },
  ],
})

/** What somebody wrote, under these words; empty: nothing. */
export const said = (words: string, text: string): readonly MailBlock[] =>
  text === ''
    ? []
    : [
        { kind: 'paragraph', text: words },
        { kind: 'quotation', text },
      ]

const page = ({ applicationId }: Subject, words: string): MailBlock => ({
  kind: 'button',
  words,
  href: applicationPath(applicationId),
})

const calendarOf = (
  method: CalendarEvent['method'],
  { event, company, title, applicationId }: Subject & { event: InterviewEvent },
): CalendarEvent => ({
  method,
  id: event.interviewId,
  sequence: event.sequence,
  changedAt: event.changedAt,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  summary: `${interviewRoundNames[event.round]}：${company}`,
  description: `「${title}」の${interviewRoundNames[event.round]}`,
  location: event.place,
  organizer: company,
  href: applicationPath(applicationId),
})

const changeable = `変更と取り消しは、開始の${interviewLimits.changeHours}時間前まで、応募のページからできます。`

/** Times of interviews, to students: offered, chosen, moved, off, and the day before. */
export const interviewMails = {
  'interview-offered': ({ round, ...subject }: Subject & { round: InterviewRound }): MailDocument => ({
    subject: `${interviewRoundNames[round]}の日時を選んでください`,
    blocks: [
      {
        kind: 'paragraph',
        text: `次の応募について、企業が${interviewRoundNames[round]}の日時の候補を用意しました。都合のよい日時を選んでください。枠は先着順です。`,
      },
      jobFacts(subject),
      page(subject, '日時を選ぶ'),
      { kind: 'paragraph', text: '合う日時がないときは、同じページから別の日時をお願いできます。' },
    ],
  }),

  /** `text`: what the company says with it; empty: nothing. */
  'interview-withdrawn': ({
    round,
    text,
    ...subject
  }: Subject & { round: InterviewRound; text: string }): MailDocument => ({
    subject: `${interviewRoundNames[round]}の案内が取り消されました`,
    blocks: [
      {
        kind: 'paragraph',
        text: `次の応募について、企業が${interviewRoundNames[round]}の日時の案内を取り消しました。日時はまだ決まっていなかったため、手続きは必要ありません。`,
      },
      jobFacts(subject),
      ...said('企業からの言葉は次のとおりです。', text),
      page(subject, '応募の状況を見る'),
    ],
  }),

  'interview-booked': ({ note, ...booked }: Booked): MailDocument => ({
    subject: `${interviewRoundNames[booked.event.round]}の日時が決まりました`,
    blocks: [
      { kind: 'paragraph', text: '面接の日時が決まりました。予定のファイルを添えています。' },
      factsOf(booked),
      ...said('企業からの案内は次のとおりです。', note),
      { kind: 'paragraph', text: changeable },
      page(booked, '面接の予定を見る'),
    ],
    calendar: calendarOf('REQUEST', booked),
  }),

  /** `before`: where and when it was. */
  'interview-moved': ({
    before,
    note,
    ...booked
  }: Booked & { before: { startsAt: string; place: string; way: InterviewWay } }): MailDocument => ({
    subject: '面接の予定が変わりました',
    blocks: [
      {
        kind: 'paragraph',
        text: '企業が、決まっていた面接の予定を変えました。新しい予定は次のとおりです。',
      },
      factsOf(booked),
      {
        kind: 'facts',
        facts: [
          { label: '変更前の日時', value: formatInstant(before.startsAt) },
          { label: `変更前の${placeLabel(before.way)}`, value: before.place },
        ],
      },
      ...said('企業からの案内は次のとおりです。', note),
      {
        kind: 'paragraph',
        text: '都合が合わないときは、応募のページから別の日時を選ぶか、取り消すことができます。',
      },
      page(booked, '面接の予定を見る'),
    ],
    calendar: calendarOf('REQUEST', booked),
  }),

  /** `because`: the company called it off, the student gave it back, or the application ended or was withdrawn. */
  'interview-cancelled': ({
    because,
    text,
    again,
    ...booked
  }: Subject & {
    event: InterviewEvent
    because: 'company' | 'student' | 'ended' | 'withdrawn'
    text: string
    /** Another time can be chosen. */
    again: boolean
  }): MailDocument => ({
    subject: '面接の予定がなくなりました',
    blocks: [
      {
        kind: 'paragraph',
        text: {
          company: '企業が、次の面接の予定を取り消しました。',
          student: '次の面接の予定の取り消しを、受け付けました。',
          ended: '応募が終わったため、次の面接の予定はなくなりました。',
          withdrawn: '応募が取り下げられたため、次の面接の予定はなくなりました。',
        }[because],
      },
      factsOf(booked),
      ...said('企業からの言葉は次のとおりです。', text),
      ...(again ? [{ kind: 'paragraph' as const, text: '別の日時は、応募のページから選べます。' }] : []),
      page(booked, again ? '別の日時を選ぶ' : '応募の状況を見る'),
    ],
    calendar: calendarOf('CANCEL', booked),
  }),

  'interview-tomorrow': ({ note, ...booked }: Booked): MailDocument => ({
    subject: `明日は${interviewRoundNames[booked.event.round]}です`,
    blocks: [
      { kind: 'paragraph', text: '明日、次の面接があります。日時と場所をもう一度お確かめください。' },
      factsOf(booked),
      ...said('企業からの案内は次のとおりです。', note),
      page(booked, '面接の予定を見る'),
    ],
  }),
} as const satisfies MailTemplates
