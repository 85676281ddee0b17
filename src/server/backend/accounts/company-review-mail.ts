import type { Decision } from './company-review.ts'

type Site = { siteName: string; origin: string; operatorEmail: string }
type Told = { displayName: string; decision: Decision; reason: string }

const subjects = {
  approve: '企業アカウントの確認が完了しました',
  reject: '企業アカウントの確認結果のお知らせ',
  suspend: '企業アカウントの利用停止のお知らせ',
} as const satisfies Record<Decision, string>

const bodies = {
  approve: ({ displayName }: Told, { origin }: Site) =>
    `${displayName}の情報を確認しました。求人を公開できるようになりました。\n\n${origin}/mypage`,
  reject: ({ displayName }: Told) =>
    `${displayName}の情報を確認した結果、登録をお受けできませんでした。求人は公開されません。`,
  suspend: ({ displayName }: Told) =>
    `${displayName}のご利用を停止しました。公開中の求人は表示されなくなります。`,
} as const satisfies Record<Decision, (told: Told, site: Site) => string>

/** Tells the people of a company what the operator decided, and why. */
export const companyReviewMail = (told: Told, site: Site): { subject: string; text: string } => ({
  subject: `【${site.siteName}】${subjects[told.decision]}`,
  text: [
    bodies[told.decision](told, site),
    told.reason === '' ? '' : `理由：\n${told.reason}`,
    `ご不明な点は、次のアドレスへお問い合わせください。\n${site.operatorEmail}`,
    `──────────────────────────\n${site.siteName}\n${site.origin}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n\n'),
})
