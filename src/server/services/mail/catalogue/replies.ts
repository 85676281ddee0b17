import { applicantsAddress } from '#contract/applicants-address.ts'
import { formatDayOfYear } from '#contract/format/time.ts'
import { applicationPath, jobFacts } from './answers.ts'
import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

/** Applications to one ad that wait for an answer by one day (YYYY-MM-DD). */
type Waiting = { title: string; count: number; dueOn: string }
type Subject = { applicationId: string; title: string; company: string }
type Similar = { id: string; title: string; company: string }

const linesOf = (waiting: readonly Waiting[]): MailBlock => ({
  kind: 'facts',
  facts: waiting.map(({ title, count, dueOn }) => ({
    label: `${formatDayOfYear(dueOn)}まで・${count}件`,
    value: title,
  })),
})

const waitingOf = (companyId: string): MailBlock => ({
  kind: 'button',
  words: '返信待ちの応募を見る',
  href: applicantsAddress(companyId, { status: 'waiting' }),
})

/** How the promise of an answer is kept, and what happens when it is not. */
export const replyMails = {
  /** To the owners and recruiters of a company, at most one a day. */
  'reply-reminder': ({
    companyId,
    waiting,
  }: {
    companyId: string
    waiting: readonly Waiting[]
  }): MailDocument => ({
    subject: '応募への返信の期限が近づいています',
    blocks: [
      { kind: 'paragraph', text: '求人で約束した返信の期限が近い応募があります。' },
      linesOf(waiting),
      waitingOf(companyId),
    ],
  }),

  'reply-overdue-company': ({
    companyId,
    waiting,
    lateDays,
  }: {
    companyId: string
    waiting: readonly Waiting[]
    lateDays: number
  }): MailDocument => ({
    subject: '応募への返信の期限を過ぎています',
    blocks: [
      { kind: 'paragraph', text: '求人で約束した返信の期限を過ぎた応募があります。' },
      linesOf(waiting),
      {
        kind: 'paragraph',
        text: `期限から${lateDays}日のあいだは、遅れた返信ができます。それまでに返信がない応募は、返信なしとして終わります。`,
      },
      waitingOf(companyId),
    ],
  }),

  'reply-overdue': ({ lateDays, ...subject }: Subject & { lateDays: number }): MailDocument => ({
    subject: '企業からの返信の期限を過ぎています',
    blocks: [
      {
        kind: 'paragraph',
        text: '次の応募は、企業が約束した返信の期限を過ぎました。企業にも知らせています。',
      },
      jobFacts(subject),
      {
        kind: 'paragraph',
        text: `このまま待つことも、この応募を終えることもできます。期限から${lateDays}日たっても返信がないときは、返信なしとして応募を終え、メールでお知らせします。`,
      },
      { kind: 'button', words: '応募の状況を見る', href: applicationPath(subject.applicationId) },
    ],
  }),

  /** `similar`: open ads like the one applied to, at most three. */
  'application-closed-no-reply': ({
    similar,
    lateDays,
    ...subject
  }: Subject & { lateDays: number; similar: readonly Similar[] }): MailDocument => ({
    subject: '返信がないため応募を終えました',
    blocks: [
      {
        kind: 'paragraph',
        text: `次の応募は、返信の期限から${lateDays}日たっても企業からの返信がありませんでした。お待たせしたまま、申し訳ありません。応募は返信なしとして終わりました。`,
      },
      jobFacts(subject),
      {
        kind: 'paragraph',
        text: '返信がなかったことは、あなたへの評価を示すものではありません。企業の返信の実績には、返信なしとして数えます。',
      },
      { kind: 'link', words: '応募の記録を見る', href: applicationPath(subject.applicationId) },
      ...(similar.length === 0
        ? []
        : [{ kind: 'paragraph' as const, text: 'いま募集している、似ている求人です。' }]),
      ...similar.flatMap(({ id, title, company }): MailBlock[] => [
        jobFacts({ title, company }),
        { kind: 'link', words: 'この求人を見る', href: `/jobpost/${id}` },
      ]),
      { kind: 'button', words: '求人を探す', href: '/jobpost' },
    ],
  }),
} as const satisfies MailTemplates
