import type { AccountKind } from '#contract/account.ts'
import type { FactorRemovalState } from '#contract/factor-removal.ts'
import type { MailClass, MailResult } from '#contract/mail-delivery.ts'
import type { MailStopReason } from '#contract/mail-stop.ts'

/** How accounts are, in words. */
export const kindNames = {
  student: '学生',
  company: '会社',
  admin: '運営者',
} as const satisfies Record<AccountKind, string>

export const mailClassNames = {
  account: 'ログイン・確認',
  security: '安全のお知らせ',
  notice: 'そのほかのお知らせ',
} as const satisfies Record<MailClass, string>

export const mailResultNames = {
  sent: '送信済み',
  failed: '送れませんでした',
  stopped: '停止中のため送っていません',
} as const satisfies Record<MailResult, string>

export const stopNames = {
  bounce: '届かないため停止中',
  complaint: '迷惑メールの報告により停止中',
} as const satisfies Record<MailStopReason, string>

export const removalNames = {
  asked: 'ほかの運営者の承認を待っています',
  waiting: '解除を待っています',
  begun: '解除しています',
  done: '解除しました',
  cancelled: '取り消されました',
} as const satisfies Record<FactorRemovalState, string>

/** What limits count, by the beginnings of their names. */
const counted = [
  ['mail ', 'リンク付きメールの依頼'],
  ['recovery', '回復コードの試行'],
  ['notice ', '安全のお知らせのメール'],
] as const

export const countName = (name: string): string =>
  counted.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'そのほかの操作'
