import {
  interviewRoundNames,
  interviewWayNames,
  type InterviewRound,
  type InterviewWay,
} from '#contract/codes/interview.ts'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { formatInstant, formatSpan } from '#contract/format/time.ts'
import { routes } from '#contract/routes.ts'
import type { MailDocument, MailTemplates } from './document.ts'
import { placeLabel, said, type InterviewEvent } from './interviews.ts'

/** Times of interviews, to those of a company who hear of applications. */
export const companyInterviewMails = {
  /**
   * What became of an interview. `text`: in the student's words. `event` null: nothing was chosen. `calendar`: whether the
   * event comes along, which is for those who hold the interview.
   */
  'interview-company': ({
    did,
    companyId,
    applicationId,
    name,
    title,
    company,
    round,
    event,
    text,
    calendar,
  }: {
    did:
      | 'booked'
      | 'changed'
      | 'released'
      | 'asked'
      | 'moved'
      | 'cancelled'
      | 'ended'
      | 'withdrawn'
      | 'assigned'
      | 'unassigned'
    companyId: string
    applicationId: string
    name: string
    title: string
    company: string
    round: InterviewRound
    event: InterviewEvent | null
    text: string
    calendar: 'with' | 'without'
  }): MailDocument => {
    const words = {
      booked: ['面接の日時が選ばれました', '応募者が面接の日時を選びました。'],
      changed: ['面接の日時が変更されました', '応募者が面接の日時を別の候補に変えました。'],
      released: [
        '面接の日時が取り消されました',
        '応募者が、選んでいた面接の日時を取り消しました。席は空きに戻りました。',
      ],
      asked: [
        '別の日時の希望が届きました',
        '応募者から、用意した日時では都合が合わないとの連絡がありました。日時を追加すると、応募者にメールで知らせ、選んでもらえます。',
      ],
      moved: [
        '面接の予定を変更しました',
        '会社のメンバーが、次の面接の予定を変更しました。応募者にもお知らせしました。',
      ],
      cancelled: [
        '面接の予定を取り消しました',
        '会社のメンバーが、次の面接の予定を取り消しました。応募者にもお知らせしました。',
      ],
      ended: ['面接の予定がなくなりました', '応募が終わったため、次の面接の予定はなくなりました。'],
      withdrawn: ['面接の予定がなくなりました', '応募が取り下げられたため、次の面接の予定はなくなりました。'],
      assigned: ['面接の担当になりました', '会社のメンバーが、あなたを次の面接の面接官に加えました。'],
      unassigned: ['面接の担当から外れました', '会社のメンバーが、次の面接の面接官からあなたを外しました。'],
    } as const
    const [subject, opening] = words[did]
    const href = applicantsAddress(companyId, {}, { application: applicationId })
    const isOff =
      did === 'released' ||
      did === 'cancelled' ||
      did === 'ended' ||
      did === 'withdrawn' ||
      did === 'unassigned'
    return {
      subject,
      blocks: [
        { kind: 'paragraph', text: opening },
        {
          kind: 'facts',
          facts: [
            { label: '会社', value: company },
            { label: '求人', value: title },
            { label: '応募者', value: name },
            { label: '面接', value: interviewRoundNames[round] },
            ...(event === null
              ? []
              : [
                  { label: '日時', value: formatSpan(event.startsAt, event.endsAt) },
                  { label: placeLabel(event.way), value: event.place },
                ]),
          ],
        },
        ...said('応募者からの言葉は次のとおりです。', text),
        { kind: 'button', words: '応募者のページを開く', href },
      ],
      ...(calendar !== 'without' &&
        event !== null && {
          calendar: {
            method: isOff ? 'CANCEL' : 'REQUEST',
            id: event.interviewId,
            sequence: event.sequence,
            changedAt: event.changedAt,
            startsAt: event.startsAt,
            endsAt: event.endsAt,
            summary: `${interviewRoundNames[event.round]}：${name} さん`,
            description: `「${title}」の${interviewRoundNames[event.round]}`,
            location: event.place,
            organizer: company,
            href,
          },
        }),
    }
  },

  'interview-tomorrow-company': ({
    companyId,
    interviews,
  }: {
    companyId: string
    interviews: readonly {
      name: string
      title: string
      round: InterviewRound
      startsAt: string
      way: InterviewWay
    }[]
  }): MailDocument => ({
    subject: `明日の面接は${interviews.length}件です`,
    blocks: [
      { kind: 'paragraph', text: '明日、次の面接があります。' },
      {
        kind: 'facts',
        facts: interviews.map(({ name, title, round, startsAt, way }) => ({
          label: formatInstant(startsAt),
          value: `${name}（${interviewRoundNames[round]}・${interviewWayNames[way]}）${title}`,
        })),
      },
      { kind: 'button', words: '面接の予定を開く', href: routes.companyInterviews(companyId) },
    ],
  }),
} as const satisfies MailTemplates
