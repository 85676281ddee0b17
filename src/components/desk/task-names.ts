import { sweepNames } from '#contract/sweep-names.ts'
import type { TaskName } from '#server/backend/tasks/kinds.ts'

/** Work in the background, in words. */
const taskNames = {
  'send-mail': 'メールを送る',
  'send-link': '確認用のリンクをメールで送る',
  'send-email-change': 'アドレス変更のメールを送る',
  'send-company-invite': '会社への招待メールを送る',
  'send-digest': '保存した条件の新着メールを送る',
  'send-notification-digest': 'お知らせのまとめメールを送る',
  'index-company': '会社の求人の索引を作りなおす',
  'index-all': 'すべての求人の索引を作りなおす',
  'delete-account': 'アカウントを削除する',
  'scan-file': 'ファイルを検査する',
  'remove-file': 'ファイルを消す',
  'count-replies': '返信の数を数える',
  'tell-applicants': '求人の変更を応募者に知らせる',
  'tell-ad-ended': '求人の終了を応募者に知らせる',
  'bulk-decline': '一斉返信を送る',
  'publish-live': '開いている画面を更新する',
  'remove-second-factor': '2段階認証を解除する',
  sweep: '定期処理',
} as const satisfies Record<TaskName, string>
import { taskNames } from '#contract/task-names.ts'

const wordsIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

export const taskWords = (name: string): string => wordsIn(taskNames, name)
export const sweepWords = (name: string): string => wordsIn(sweepNames, name)
