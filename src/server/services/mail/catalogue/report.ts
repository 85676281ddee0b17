import { accountWay } from '#contract/account-way.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import {
  reportOutcomeNames,
  reportReasonNames,
  type ReportOutcome,
  type ReportReason,
} from '#contract/codes/report.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import { routes } from '#contract/routes.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

const reasonFact = (reasons: readonly ReportReason[]) => ({
  label: '知らせの内容',
  value: reasons.map((reason) => reportReasonNames[reason]).join('、'),
})

const quoted = (words: string, text: string): readonly MailBlock[] =>
  text === ''
    ? []
    : [
        { kind: 'paragraph', text: words },
        { kind: 'quotation', text },
      ]

const questions = (email: string): MailBlock => ({
  kind: 'address',
  words: 'ご不明な点は、次のアドレスへお問い合わせください。',
  email,
})

type OfCompany = { companyId: string; title: string; reasons: readonly ReportReason[] }

/** Reports of ads. What goes to a company says nothing of who reported, when, or in which words. */
export const reportMails = {
  /** Tells the operator. What was written stays on the site, where it is erased in time. */
  'report-sent': ({
    id,
    jobPostId,
    title,
    company,
    reasons,
  }: {
    id: string
    jobPostId: string
    title: string
    company: string
    reasons: readonly ReportReason[]
  }): MailDocument => ({
    subject: '求人の通報が届きました',
    blocks: [
      {
        kind: 'paragraph',
        text: '内容を読み、会社に確認するか、結果を知らせるかを決めてください。',
      },
      {
        kind: 'facts',
        facts: [
          { label: '受付番号', value: receiptNumber(id) },
          { label: '会社', value: company },
          { label: '求人', value: title },
          reasonFact(reasons),
        ],
      },
      { kind: 'button', words: '通報を読む', href: accountWay.signIn(deskRoutes.report(jobPostId)) },
    ],
  }),

  /** What a reporter gets who wants to know the outcome. It repeats nothing that was typed: anyone can give anyone's address. */
  'report-acknowledgement': ({ id }: { id: string }, { name }: MailSite): MailDocument => ({
    subject: '通報を受け付けました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}の求人についての通報を受け付けました。内容を確認し、結果をこのメールアドレスへお知らせします。`,
      },
      { kind: 'facts', facts: [{ label: '受付番号', value: receiptNumber(id) }] },
      {
        kind: 'paragraph',
        text: '入力された内容は、ほかの人に読まれないように、このメールには載せていません。',
      },
      {
        kind: 'note',
        text: '心当たりがない場合は、どなたかがメールアドレスを間違えて入力したと考えられます。このメールは破棄してください。',
      },
    ],
  }),

  /** Asks the people of a company. `question` empty: the reasons say it. */
  'report-question': ({
    companyId,
    title,
    reasons,
    question,
  }: OfCompany & { question: string }): MailDocument => ({
    subject: '求人について確認させてください',
    blocks: [
      {
        kind: 'paragraph',
        text: '次の求人について、掲載の内容や募集に関する知らせを受けました。事実と異なることもあるため、会社のお考えをお聞かせください。',
      },
      { kind: 'facts', facts: [{ label: '求人', value: title }, reasonFact(reasons)] },
      ...quoted('お尋ねしたいことは次のとおりです。', question),
      {
        kind: 'paragraph',
        text: '求人に誤りがあるときは、先に求人を直すか、募集を終えてください。知らせた方についてのお問い合わせには、お答えできません。',
      },
      { kind: 'button', words: '運営者に答える', href: routes.companyReports(companyId) },
    ],
  }),

  /** Tells the operator that a company answered. */
  'report-answered': ({
    jobPostId,
    title,
    company,
  }: {
    jobPostId: string
    title: string
    company: string
  }): MailDocument => ({
    subject: '通報された求人について、会社から回答がありました',
    blocks: [
      { kind: 'paragraph', text: '回答を読み、結果を決めてください。' },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          { label: '求人', value: title },
        ],
      },
      { kind: 'button', words: '回答を読む', href: accountWay.signIn(deskRoutes.report(jobPostId)) },
    ],
  }),

  /** Tells a reporter what became of it. */
  'report-closed': (
    {
      title,
      company,
      outcome,
      reason,
    }: { title: string; company: string; outcome: ReportOutcome; reason: string },
    { operator }: MailSite,
  ): MailDocument => ({
    subject: '通報された求人の確認結果',
    blocks: [
      { kind: 'paragraph', text: 'お知らせいただいた次の求人の確認が終わりました。' },
      {
        kind: 'facts',
        facts: [
          { label: '求人', value: title },
          { label: '企業', value: company },
          { label: '結果', value: reportOutcomeNames[outcome] },
        ],
      },
      ...quoted('運営者からの説明は次のとおりです。', reason),
      { kind: 'paragraph', text: 'お名前やメールアドレス、書かれた文章は、企業に伝えていません。' },
      questions(operator.email),
    ],
  }),

  /** Tells the people of a company what became of the reports of an ad. */
  'report-outcome': (
    { companyId, title, reasons, outcome, reason }: OfCompany & { outcome: ReportOutcome; reason: string },
    { operator }: MailSite,
  ): MailDocument => ({
    subject: '求人についての確認の結果',
    blocks: [
      { kind: 'paragraph', text: '次の求人について受けた知らせの確認が終わりました。' },
      {
        kind: 'facts',
        facts: [
          { label: '求人', value: title },
          reasonFact(reasons),
          { label: '結果', value: reportOutcomeNames[outcome] },
        ],
      },
      ...quoted('運営者からの説明は次のとおりです。', reason),
      { kind: 'link', words: '運営者からの確認を見る', href: routes.companyReports(companyId) },
      questions(operator.email),
    ],
  }),
} as const satisfies MailTemplates
