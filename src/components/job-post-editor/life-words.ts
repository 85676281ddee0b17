import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { editingLimits, type StartRefusal, type TemplateAnswer } from '#contract/job-post-editing.ts'
import { jobPostLifeLimits, reviewWorkingDays } from '#contract/job-post-life.ts'

/** Where an ad stands, in a word, and what that means for its company. */
export const statusWords = {
  draft: { name: '下書き', text: 'まだ公開されていません。' },
  in_review: {
    name: '運営者の確認待ち',
    text: `運営者が求人を読んで確認しています。${reviewWorkingDays}営業日以内の回答をめざしています。`,
  },
  scheduled: { name: '掲載予約', text: '下の日時になると、掲載が始まります。' },
  published: { name: '掲載中', text: '公開され、応募を受け付けています。' },
  paused: { name: '受付休止中', text: '応募の受付を止めています。求人一覧と検索には出ません。' },
  closed: { name: '募集終了', text: '募集を終えました。応募した人との選考は続けられます。' },
  expired: { name: '期限切れ', text: '締切が過ぎ、募集を終えました。応募した人との選考は続けられます。' },
  removed: {
    name: '掲載取り消し',
    text: '運営者が掲載を取り消しました。もう一度掲載することはできません。',
  },
} as const satisfies Record<JobPostStatus, { name: string; text: string }>

/** Why no draft was begun. */
export const startWords = {
  full: `下書きは、会社ごとに${jobPostLifeLimits.drafts}件までです。使わない下書きを消してから、もう一度お試しください。`,
  limited: '短い時間に多くの下書きを作りました。しばらくおいて、もう一度お試しください。',
  source: '元にする求人やテンプレートが、もうありません。選び直してください。',
} as const satisfies Record<StartRefusal, string>

/** Why a template was not kept or renamed. */
export const templateWords = {
  done: null,
  full: `テンプレートは、会社ごとに${editingLimits.templates}件までです。使わないものを消してから、もう一度お試しください。`,
  taken: '同じ名前のテンプレートがあります。別の名前にしてください。',
} as const satisfies Record<TemplateAnswer, string | null>
