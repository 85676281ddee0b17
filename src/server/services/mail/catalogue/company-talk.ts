import { questions, toDesk, why } from './company.ts'
import type { MailDocument, MailSite, MailTemplates } from './document.ts'

type Written = { companyId: string; displayName: string; text: string }

type AppealDecided = {
  companyId: string
  displayName: string
  /** `waits`: a rejected company is looked at once more. */
  outcome: 'resumed' | 'waits' | 'refused'
  reason: string
}

const appealOutcomes = {
  resumed: '異議を認め、ご利用を再開しました。',
  waits: '異議を認め、登録をもう一度確認します。結果は、あらためてメールでお知らせします。',
  refused: '判断は変わりませんでした。',
} as const satisfies Record<AppealDecided['outcome'], string>

/** What the operator and a company ask each other. */
export const companyTalkMails = {
  /** Asks the owners of a company something about it; they answer on their page. */
  'company-question': ({ companyId, displayName, text }: Written, { operator }: MailSite): MailDocument => ({
    subject: '会社についての確認のお願い',
    blocks: [
      { kind: 'paragraph', text: `${displayName}について、運営者から確認したいことがあります。` },
      { kind: 'quotation', text },
      { kind: 'button', words: 'マイページで回答する', href: `/mypage?company=${companyId}` },
      questions(operator.email),
    ],
  }),

  /** Tells the operator that a company answered. */
  'company-answered': ({ companyId, displayName, text }: Written): MailDocument => ({
    subject: '会社から回答がありました',
    blocks: [
      { kind: 'paragraph', text: `${displayName}から、質問への回答がありました。` },
      { kind: 'quotation', text },
      toDesk(companyId),
    ],
  }),

  /** Tells the operator that a company says something against a decision. */
  'company-appealed': ({ companyId, displayName, text }: Written): MailDocument => ({
    subject: '会社から異議の申し立てがありました',
    blocks: [
      { kind: 'paragraph', text: `${displayName}から、運営者の判断への異議がありました。` },
      { kind: 'quotation', text },
      toDesk(companyId),
    ],
  }),

  /** Tells the people of a company what became of its appeal. */
  'company-appeal-decided': (
    { companyId, displayName, outcome, reason }: AppealDecided,
    { operator }: MailSite,
  ): MailDocument => ({
    subject: '異議の申し立てについてのお知らせ',
    blocks: [
      { kind: 'paragraph', text: `${displayName}の異議について確認しました。${appealOutcomes[outcome]}` },
      ...why(reason),
      { kind: 'button', words: 'マイページを開く', href: `/mypage?company=${companyId}` },
      questions(operator.email),
    ],
  }),
} as const satisfies MailTemplates
