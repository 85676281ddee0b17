import { deskRoutes } from '#contract/desk-routes.ts'
import type { DeskQueue } from '#contract/desk.ts'

/** What waits in each queue, in words. */
export const queueWords = {
  companies: '会社の確認',
  renames: '会社名・法人番号の変更',
  appeals: '会社からの異議',
  job_posts: '求人の確認',
  reports: '求人の通報',
  message_reports: 'メッセージの報告',
  contact: 'お問い合わせ',
  tasks: '失敗した処理・メール',
} as const satisfies Record<DeskQueue, string>

/** Where each queue is listed. */
export const queueLists = {
  companies: deskRoutes.companies,
  renames: `${deskRoutes.companies}?list=renamed`,
  appeals: `${deskRoutes.companies}?list=appealed`,
  job_posts: deskRoutes.jobPosts,
  reports: deskRoutes.reports,
  message_reports: deskRoutes.messageReports,
  contact: deskRoutes.contact,
  tasks: deskRoutes.siteTasks,
} as const satisfies Record<DeskQueue, string>

/** Where each queue's things are dealt with. */
const hrefs: Readonly<Partial<Record<DeskQueue, (id: string) => string>>> = {
  job_posts: deskRoutes.jobPost,
  reports: deskRoutes.report,
  message_reports: deskRoutes.messageReport,
  appeals: deskRoutes.company,
  companies: deskRoutes.company,
  contact: deskRoutes.contactMessage,
  renames: deskRoutes.company,
}

/** The page of one thing; null: there is none. */
export const thingHref = (queue: DeskQueue, id: string): string | null => hrefs[queue]?.(id) ?? null
