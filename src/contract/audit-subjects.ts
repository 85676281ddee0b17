import { deskRoutes } from './desk-routes.ts'
import { isId } from './id.ts'
import { receiptNumber } from './receipt-number.ts'

/** What lines of the audit log are about, in words. */
const kindNames: Readonly<Record<string, string>> = {
  account: 'アカウント',
  application: '応募',
  company: '会社',
  company_token: '会社のシステムの鍵',
  contact_message: 'お問い合わせ',
  desk_file: 'CSV',
  file: 'ファイル',
  info: 'お知らせ',
  interview_slot: '面接の枠',
  job_post: '求人',
  leak_report: '漏えいの記録',
  mail_stop: 'メールの停止',
  message_report: 'メッセージの報告',
  report: '求人の通報',
  report_inquiry: '会社への確認',
  saved_search: '保存した条件',
  sweep: '定期処理',
  task: '処理',
  thread: 'やりとり',
}

/** Pages of the desk. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  account: deskRoutes.person,
  company: deskRoutes.company,
  contact_message: deskRoutes.contactMessage,
  info: deskRoutes.siteInfo,
  job_post: deskRoutes.jobPost,
  leak_report: deskRoutes.siteLeak,
  message_report: deskRoutes.messageReport,
}

/** Kinds that people know by a number in a letter. */
const numbered: ReadonlySet<string> = new Set(['application', 'contact_message', 'message_report', 'report'])

/**
 * Kind and id of what was dealt with as people read them. `name`: what it is called, where the reader may know it. `href` null:
 * the desk has no page of it, or none any more.
 */
export const auditSubjectWords = (
  subject: string,
  name: string | null,
): { words: string; href: string | null } => {
  const [kind = '', id = ''] = subject.split(':')
  const known = kindNames[kind]
  if (known === undefined) return { words: subject, href: null }
  const number = numbered.has(kind) && isId(id) ? `受付番号 ${receiptNumber(id)}` : id
  const isShown = name !== null || kind === 'account' || kind === 'contact_message'
  return { words: `${known}：${name ?? number}`, href: isShown ? (pages[kind]?.(id) ?? null) : null }
}
