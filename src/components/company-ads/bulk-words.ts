import { refusalWords } from '#browser/messages/job-post-refusals.ts'
import type { CompanyRole } from '#contract/account.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import type { BulkAdAct, BulkAdRefusal } from '#contract/bulk-ads.ts'

/** What is done with several ads, in words. `done`: behind a number of ads; `press`: on the button behind it. */
export const bulkActWords = {
  extend: { choose: '締切をのばす', heading: 'の締切をのばす', done: 'の締切をのばしました' },
  pause: { choose: '受付を休む', heading: 'の受付を休む', done: 'の受付を休みました' },
  assign: { choose: '担当を決める', heading: 'の担当を決める', done: 'の担当を決めました' },
  close: { choose: '募集を終える', heading: 'の募集を終える', done: 'の募集を終えました' },
} as const satisfies Record<BulkAdAct, { choose: string; heading: string; done: string }>

/** Why nothing was done with one of them, and what to do. */
export const bulkRefusalWords = {
  ...refusalWords,
  status: 'いまの状態では、この操作はできません。',
  deadline_past: '過ぎた日は、締切にできません。',
  incomplete: '入力が足りないところがあります。求人を開いて直すと、締切も変えられます。',
  unlawful: '直すまで掲載できないところがあります。求人を開いて直すと、締切も変えられます。',
  unknown: 'この会社の求人の中に、見つかりません。',
  not_later: 'いまの締切のほうが遅いため、変えていません。',
  no_member: '選んだ人は、もう会社のメンバーではありません。',
  in_review: '運営者の確認を待っています。下書きに戻すと変えられます。',
  held: '運営者の確認が必要な内容があります。求人を開いて保存してください。',
} as const satisfies Record<BulkAdRefusal, string>

/** Who is in charge of an ad, in words; people without a profile are told by their role. */
export const inChargeWords = (member: { name: string | null; role: CompanyRole } | null): string =>
  member === null ? '担当なし' : (member.name ?? `名前のないメンバー（${companyRoleNames[member.role]}）`)
