import { hidingLimits, type HideAnswer } from '#contract/hiding-limits.ts'

/** What is said after a press; `failed`: the site could not be reached, or refused. */
export const hidingMessages = {
  hidden: 'この求人を表示しないようにしました。',
  shown: 'もとに戻しました。',
  full: `表示しない求人は${hidingLimits.jobPosts}件までです。アカウントの設定で整理してください。`,
  not_there: 'この求人は公開が終わりました。',
  failed: '変更できませんでした。通信と、ログインしているかを確かめて、もう一度お試しください。',
} as const satisfies Record<HideAnswer | 'shown' | 'failed', string>
