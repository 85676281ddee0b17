import { applicantsAddress } from '#contract/applicants-address.ts'
import { formatDayOfYear } from '#contract/format/time.ts'
import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

/** What an application is about. */
type Ad = { title: string; companyName: string }

type Move = 'withdrawn' | 'accepted' | 'declined' | 'closed'

const adFacts = ({ title, companyName }: Ad) => [
  { label: '企業', value: companyName },
  { label: '求人', value: title },
]

const moves = {
  withdrawn: { subject: '応募が取り下げられました', did: '応募を取り下げました' },
  accepted: { subject: '内定が承諾されました', did: '内定を承諾しました' },
  declined: { subject: '内定が辞退されました', did: '内定を辞退しました' },
  closed: { subject: '応募が終了されました', did: '返信の期限を過ぎたため、応募を終了しました' },
} as const satisfies Record<Move, { subject: string; did: string }>

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
    subject: '応募を受け付けました',
    blocks: [
      { kind: 'paragraph', text: '次の求人への応募を受け付け、企業に知らせました。' },
      {
        kind: 'facts',
        facts: [...adFacts(ad), { label: '返信の予定', value: `${formatDayOfYear(replyDueAt)}まで` }],
      },
      {
        kind: 'paragraph',
        text: '送った内容と選考の状況は、マイページで確かめられます。応募を取り下げることもできます。',
      },
      { kind: 'button', words: '応募の状況を見る', href: `/mypage?tab=applications&id=${id}` },
      {
        kind: 'note',
        text: 'この応募に心当たりがない場合は、パスワードを変更し、アカウントの設定からほかの端末をログアウトさせてください。',
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
    subject: '応募がありました',
    blocks: [
      { kind: 'paragraph', text: `${name}さんから、次の求人に応募がありました。` },
      {
        kind: 'facts',
        facts: [...adFacts(ad), { label: '返信の期限', value: `${formatDayOfYear(replyDueAt)}まで` }],
      },
      {
        kind: 'paragraph',
        text: '求人で示した日数のうちに返信してください。応募した方にも、この期限を知らせています。',
      },
      {
        kind: 'button',
        words: '応募を見て返信する',
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
    subject: moves[move].subject,
    blocks: [
      { kind: 'paragraph', text: `${who(name)}が、${moves[move].did}。` },
      { kind: 'facts', facts: adFacts(ad) },
      ...said(reason),
      { kind: 'link', words: 'マイページを開く', href: '/mypage' },
    ],
  }),
} as const satisfies MailTemplates
