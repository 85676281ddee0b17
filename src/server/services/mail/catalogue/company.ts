import { companyVerificationNames, type CompanyVerification } from '#contract/codes/company.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

/** `reason`: why, in the operator's words; empty when there is nothing to tell. */
type Review = { decision: 'approve' | 'reject' | 'suspend'; displayName: string; reason: string }

const subjects = {
  approve: '企業アカウントの確認が完了しました',
  reject: '企業アカウントの確認結果のお知らせ',
  suspend: '企業アカウントの利用停止のお知らせ',
} as const satisfies Record<Review['decision'], string>

const decided = ({ decision, displayName }: Review): readonly MailBlock[] => {
  switch (decision) {
    case 'approve':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}の情報を確認しました。求人を公開できるようになりました。`,
        },
        { kind: 'button', words: 'マイページを開く', href: '/mypage' },
      ]
    case 'reject':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}の情報を確認した結果、登録をお受けできませんでした。求人は公開されません。`,
        },
      ]
    case 'suspend':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}のご利用を停止しました。公開中の求人は表示されなくなります。`,
        },
      ]
  }
}

const why = (reason: string): readonly MailBlock[] =>
  reason === ''
    ? []
    : [
        { kind: 'paragraph', text: '理由は次のとおりです。' },
        { kind: 'quotation', text: reason },
      ]

const questions = (email: string): MailBlock => ({
  kind: 'address',
  words: 'ご不明な点は、次のアドレスへお問い合わせください。',
  email,
})

/** `before` and `after` are empty where there was, or is, nothing. */
type Renamed = {
  companyId: string
  displayName: string
  changes: readonly {
    column: 'legalName' | 'displayName' | 'corporateNumber'
    before: string
    after: string
  }[]
  verified: CompanyVerification
  /** What still holds of it. */
  stillVerified: CompanyVerification
}

const columnNames = {
  legalName: '会社名',
  displayName: '表示名',
  corporateNumber: '法人番号',
} as const satisfies Record<Renamed['changes'][number]['column'], string>

export const companyMails = {
  /** Tells the operator that an active company changed what it is known by. */
  'company-renamed': ({
    companyId,
    displayName,
    changes,
    verified,
    stillVerified,
  }: Renamed): MailDocument => ({
    subject: '会社の名前か法人番号が変更されました',
    blocks: [
      {
        kind: 'paragraph',
        text: '公開中の会社が、次の項目を変更しました。ページにはすでに表示されています。',
      },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: displayName },
          { label: 'ID', value: companyId },
          ...changes.map(({ column, before, after }) => ({
            label: columnNames[column],
            value: `${before} → ${after}`,
          })),
          {
            label: '確認のしるし',
            value: [...new Set([verified, stillVerified])]
              .map((each) => companyVerificationNames[each])
              .join(' → '),
          },
        ],
      },
      {
        kind: 'paragraph',
        text: '内容を確かめ、必要なら set-verification で確認のしるしを付け直すか、suspend で利用を停止してください。',
      },
      { kind: 'link', words: '会社のページ', href: `/company?id=${companyId}` },
    ],
  }),

  /** Tells the people of a company what the operator decided, and why. */
  'company-review': (review: Review, { operator }: MailSite): MailDocument => ({
    subject: subjects[review.decision],
    blocks: [...decided(review), ...why(review.reason), questions(operator.email)],
  }),

  /** Tells the people of a company that the operator took an ad down, and why. */
  'job-post-removed': (
    { title, reason }: { title: string; reason: string },
    { name, operator }: MailSite,
  ): MailDocument => ({
    subject: '求人の掲載を取りやめました',
    blocks: [
      { kind: 'paragraph', text: `${name}に掲載していた次の求人の掲載を取りやめました。` },
      { kind: 'facts', facts: [{ label: '求人', value: title }] },
      ...why(reason),
      questions(operator.email),
    ],
  }),
} as const satisfies MailTemplates
