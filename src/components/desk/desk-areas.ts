import { deskRoutes } from '#contract/desk-routes.ts'

/** Areas of the operator's desk, in the order of its navigation. */
export const deskAreas = [
  { href: deskRoutes.today, name: '今日' },
  { href: deskRoutes.companies, name: '会社' },
  { href: deskRoutes.jobPosts, name: '求人' },
  { href: deskRoutes.reports, name: '通報' },
  { href: deskRoutes.messageReports, name: 'メッセージ' },
  { href: deskRoutes.contact, name: 'お問い合わせ' },
  { href: deskRoutes.people, name: '利用者' },
  { href: deskRoutes.site, name: 'サイト' },
] as const
