import { applicantsAddress } from '#contract/applicants-address.ts'
import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import { applyWords } from '#contract/application-words.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatDayOfYear } from '#contract/format/time.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

/** What an application is about. */
type Ad = { title: string; jobPostKind: JobPostKind; companyName: string }

type Move = 'withdrawn' | 'accepted' | 'declined' | 'closed'

const adFacts = ({ title, companyName }: Omit<Ad, 'jobPostKind'>) => [
  { label: '企業', value: companyName },
  { label: '求人', value: title },
]

type Did = { subject: string; did: string }
const moves: Readonly<Record<ApplicationTrack, Readonly<Record<'accepted' | 'declined', Did>>>> = {
  graduate: {
    accepted: { subject: '内定が承諾されました', did: '内定を承諾しました' },
    declined: { subject: '内定が辞退されました', did: '内定を辞退しました' },
  },
  work: {
    accepted: { subject: '採用が承諾されました', did: '採用の連絡を承諾しました' },
    declined: { subject: '採用が辞退されました', did: '採用を辞退しました' },
  },
  internship: {
    accepted: { subject: '参加の返事が届きました', did: '参加すると返事をしました' },
    declined: { subject: '参加が辞退されました', did: '参加を辞退しました' },
  },
  programme: {
    accepted: { subject: '参加の返事が届きました', did: '参加すると返事をしました' },
    declined: { subject: '参加が辞退されました', did: '参加を辞退しました' },
  },
}
const didOf = (kind: JobPostKind, move: Move): Did => {
  const { noun } = applyWords(kind)
  switch (move) {
    case 'withdrawn':
      return { subject: `${noun}が取り下げられました`, did: `${noun}を取り下げました` }
    case 'closed':
      return { subject: `${noun}が終了されました`, did: `返信の期限を過ぎたため、${noun}を終了しました` }
    case 'accepted':
    case 'declined':
      return moves[applicationTrackOf(kind)][move]
  }
}

/** Whose account is gone has no name any more. */
const who = (name: string) => (name === '' ? '応募した方' : `${name}さん`)

const said = (reason: string): readonly MailBlock[] =>
  reason === ''
    ? []
    : [
        { kind: 'paragraph', text: '添えられた言葉は次のとおりです。' },
        { kind: 'quotation', text: reason },
      ]

export const applicationMails = {
  /** Tells a student what was sent where, and by when the company promised to answer. */
  'application-sent': ({ id, replyDueAt, ...ad }: Ad & { id: string; replyDueAt: string }): MailDocument => ({
    subject: `${applyWords(ad.jobPostKind).noun}を受け付けました`,
    blocks: [
      {
        kind: 'paragraph',
        text: `次の求人への${applyWords(ad.jobPostKind).noun}を受け付け、企業に知らせました。`,
      },
      {
        kind: 'facts',
        facts: [...adFacts(ad), { label: '返信の予定', value: `${formatDayOfYear(replyDueAt)}まで` }],
      },
      {
        kind: 'paragraph',
        text: '送った内容とその後の状況は、マイページで確かめられます。取り下げることもできます。',
      },
      {
        kind: 'button',
        words: `${applyWords(ad.jobPostKind).noun}の状況を見る`,
        href: `/mypage?tab=applications&id=${id}`,
      },
      {
        kind: 'note',
        text: 'この手続きに心当たりがない場合は、パスワードを変更し、アカウントの設定からほかの端末をログアウトさせてください。',
      },
    ],
  }),

  /** Tells the owners and recruiters of a company that somebody applied. */
  'application-arrived': ({
    id,
    companyId,
    name,
    replyDueAt,
    ...ad
  }: Ad & { id: string; companyId: string; name: string; replyDueAt: string }): MailDocument => ({
    subject: `${applyWords(ad.jobPostKind).noun}がありました`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}さんから、次の求人に${applyWords(ad.jobPostKind).noun}がありました。`,
      },
      {
        kind: 'facts',
        facts: [
          ...adFacts(ad),
          { label: '返信の期限', value: `${formatDayOfYear(replyDueAt)}まで` },
          { label: '受付番号', value: receiptNumber(id) },
        ],
      },
      {
        kind: 'paragraph',
        text: '求人で示した日数のうちに返信してください。ご本人にも、この期限を知らせています。',
      },
      {
        kind: 'button',
        words: `${applyWords(ad.jobPostKind).noun}を見て返信する`,
        href: applicantsAddress(companyId, {}, { application: id }),
      },
    ],
  }),

  /** Tells the owners and recruiters of a company what a student did with an application. */
  'application-moved': ({
    move,
    name,
    reason,
    ...ad
  }: Ad & { move: Move; name: string; reason: string }): MailDocument => ({
    subject: didOf(ad.jobPostKind, move).subject,
    blocks: [
      { kind: 'paragraph', text: `${who(name)}が、${didOf(ad.jobPostKind, move).did}。` },
      { kind: 'facts', facts: adFacts(ad) },
      ...said(reason),
      { kind: 'link', words: 'マイページを開く', href: '/mypage' },
    ],
  }),
} as const satisfies MailTemplates
