import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import { applyWords } from '#contract/application-words.ts'
import { formatDay } from '#contract/format/time.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

/** `text`: what the company says with it; empty: nothing. */
type Answer = {
  applicationId: string
  title: string
  jobPostKind: JobPostKind
  company: string
  text: string
  /** The last day of the answer that is asked for, of an offer of work. */
  answerBy?: string
}

/** The page of one application. */
export const applicationPath = (id: string) => `/mypage?tab=applications&id=${id}`

export const jobFacts = ({ title, company }: { title: string; company: string }): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: '求人', value: title },
    { label: '企業', value: company },
  ],
})

const said = (text: string): readonly MailBlock[] =>
  text === ''
    ? []
    : [
        { kind: 'paragraph', text: '企業からの言葉は次のとおりです。' },
        { kind: 'quotation', text },
      ]

type Words = { subject: string; opening: string; closing: readonly string[] }

const answer =
  (words: (track: ApplicationTrack) => Words) =>
  ({ applicationId, title, jobPostKind, company, text, answerBy }: Answer): MailDocument => {
    const { subject, opening, closing } = words(applicationTrackOf(jobPostKind))
    return {
      subject,
      blocks: [
        { kind: 'paragraph', text: opening },
        jobFacts({ title, company }),
        ...said(text),
        ...(answerBy === undefined
          ? []
          : [
              {
                kind: 'paragraph' as const,
                text: `返事の期限は${formatDay(answerBy)}です。勤務地、仕事の内容、労働条件は、サイトで確かめてください。`,
              },
            ]),
        ...closing.map((each) => ({ kind: 'paragraph' as const, text: each })),
        {
          kind: 'button',
          words: `${applyWords(jobPostKind).noun}の状況を見る`,
          href: applicationPath(applicationId),
        },
      ],
    }
  }

const taking: Words = {
  subject: '参加が決まりました',
  opening: '次のプログラムについて、参加が決まったとの連絡がありました。',
  closing: ['参加するか辞退するかを、早めに企業へ伝えましょう。'],
}
const offers: Readonly<Record<ApplicationTrack, Words>> = {
  graduate: {
    subject: '内定の連絡が届きました',
    opening: '次の応募について、内定の連絡がありました。',
    closing: [
      '承諾するか辞退するかは、労働条件を書面で確かめてから、ご自身で決められます。承諾や就職活動の終了を強いることは、利用規約で禁じています。',
    ],
  },
  work: {
    subject: '採用の連絡が届きました',
    opening: '次の応募について、採用の連絡がありました。',
    closing: ['承諾するか辞退するかは、労働条件を書面で確かめてから、ご自身で決められます。'],
  },
  internship: taking,
  programme: taking,
}

const refused: Words = {
  subject: '選考の結果のお知らせ',
  opening:
    '次の応募は、今回は見送りとなりました。応募のためにお時間と労力をいただき、ありがとうございました。',
  closing: ['この結果は今回の募集についてのもので、ほかの応募には影響しません。'],
}
const refusals: Readonly<Record<ApplicationTrack, Words>> = {
  graduate: refused,
  work: refused,
  internship: refused,
  programme: {
    subject: '参加についてのお知らせ',
    opening: '次のプログラムは、今回は参加できないとの連絡がありました。お申し込みありがとうございました。',
    closing: ['ほかの応募や申し込みには影響しません。'],
  },
}

/** What a company answers to a student. */
export const answerMails = {
  /** That it was looked at is no answer. */
  'application-viewed': ({
    applicationId,
    title,
    jobPostKind,
    company,
  }: Omit<Answer, 'text'>): MailDocument => {
    const { noun } = applyWords(jobPostKind)
    return {
      subject: `${noun}の内容が確認されました`,
      blocks: [
        { kind: 'paragraph', text: `次の${noun}の内容を、企業が確認しました。` },
        jobFacts({ title, company }),
        { kind: 'button', words: `${noun}の状況を見る`, href: applicationPath(applicationId) },
      ],
    }
  },

  /** Never of a programme: nobody is selected for one. */
  'application-screening': answer(() => ({
    subject: '応募への返信が届きました',
    opening: '次の応募について、企業が選考を始めました。',
    closing: [],
  })),

  /** Never of a programme. */
  'application-interview': answer(() => ({
    subject: '面接の案内が届きました',
    opening: '次の応募について、面接へ進む連絡がありました。',
    closing: [
      '日時や場所は、企業からの案内でお確かめください。都合がつかないときは、早めに企業へ伝えましょう。',
    ],
  })),

  'application-offered': answer((track) => offers[track]),

  'offer-extended': ({
    applicationId,
    title,
    jobPostKind,
    company,
    answerBy,
  }: Omit<Answer, 'text' | 'answerBy'> & { answerBy: string }): MailDocument => ({
    subject: '返事の期限が延びました',
    blocks: [
      {
        kind: 'paragraph',
        text: `次の求人について、企業が返事の期限を${formatDay(answerBy)}に延ばしました。ほかの条件は変わっていません。`,
      },
      jobFacts({ title, company }),
      {
        kind: 'button',
        words: `${applyWords(jobPostKind).noun}の状況を見る`,
        href: applicationPath(applicationId),
      },
    ],
  }),

  'application-not-selected': answer((track) => refusals[track]),

  /** `items`: names of the material items that differ from what the student applied to. */
  'job-post-changed': ({
    applicationId,
    title,
    company,
    items,
  }: {
    applicationId: string
    title: string
    company: string
    items: readonly string[]
  }): MailDocument => ({
    subject: '応募した求人の内容が変わりました',
    blocks: [
      { kind: 'paragraph', text: '応募した求人の重要な条件が、応募のときから変わりました。' },
      {
        kind: 'facts',
        facts: [
          { label: '求人', value: title },
          { label: '企業', value: company },
          { label: '変わった項目', value: items.join('、') },
        ],
      },
      {
        kind: 'paragraph',
        text: '変更の前と後は、応募のページで確かめられます。応募が続いているあいだは、取り下げることもできます。',
      },
      { kind: 'button', words: '変更の内容を見る', href: applicationPath(applicationId) },
    ],
  }),
} as const satisfies MailTemplates
