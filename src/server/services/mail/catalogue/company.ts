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

export const companyMails = {
  /** Tells the people of a company what the operator decided, and why. */
  'company-review': (review: Review, { operator }: MailSite): MailDocument => ({
    subject: subjects[review.decision],
    blocks: [
      ...decided(review),
      ...(review.reason === ''
        ? []
        : [
            { kind: 'paragraph' as const, text: '理由は次のとおりです。' },
            { kind: 'quotation' as const, text: review.reason },
          ]),
      {
        kind: 'address',
        words: 'ご不明な点は、次のアドレスへお問い合わせください。',
        email: operator.email,
      },
    ],
  }),
} as const satisfies MailTemplates
