import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { editingLimits, type StartRefusal, type TemplateAnswer } from '#contract/job-post-editing.ts'
import { jobPostLifeLimits, reviewWorkingDays, type JobPostRefusal } from '#contract/job-post-life.ts'

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

/** Why nothing was done, and what to do. */
export const refusalWords = {
  status: '求人の状態が変わったため、この操作はできません。いまの状態を確かめてください。',
  company_pending:
    '会社の情報を運営者が確認しています。確認が済むまでに送れる求人は1件です。この求人は下書きのまま残っています。',
  company_suspended: '会社の利用が停止されているため、掲載できません。',
  company_number_waits:
    '法人番号の変更を運営者が確認しています。確認が済むまで、求人は掲載できません。求人はそのまま残っています。',
  no_harassment_desk:
    '応募者のハラスメントの相談窓口が、まだ登録されていません。会社の情報の「連絡先と相談窓口」に書くと、掲載できます。求人は下書きのまま残っています。',
  no_deadline: '締切がありません。「書く」で締切を入力し、保存してください。',
  deadline_past: '締切が、掲載を始める日時より前です。締切を改めて保存してください。',
  deadline_far: `締切は、掲載を始める日から${jobPostLifeLimits.shownDays}日以内にしてください。`,
  time_past: '過ぎた日時は指定できません。これからの日時を指定してください。',
  time_far: `掲載を始める日時は、${jobPostLifeLimits.scheduleDays}日先までの中で指定してください。`,
  incomplete: '掲載に必要な項目が、まだ入力されていません。',
  unlawful:
    '直すまで掲載できないところがあります。下の「法律の確認」を見て、直してください。誤りだと思うときは、理由を書いて運営者に確認を頼んでください。',
  full: `掲載できる求人は、会社ごとに${jobPostLifeLimits.open}件（下書きは${jobPostLifeLimits.drafts}件）までです。終わった求人を整理してください。`,
  limited: '短い時間に多くの求人を掲載しました。1時間ほどおいて、もう一度お試しください。',
} as const satisfies Record<JobPostRefusal, string>

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
