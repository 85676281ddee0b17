import { deskRoutes } from '#contract/desk-routes.ts'

/** Areas of the operator's desk, in the order of its navigation. */
export const deskAreas = [
  { href: deskRoutes.today, name: '今日' },
  { href: deskRoutes.jobPosts, name: '求人' },
  { href: deskRoutes.reports, name: '通報' },
  { href: deskRoutes.messageReports, name: 'メッセージ' },
  { href: deskRoutes.companies, name: '会社' },
  { href: deskRoutes.contact, name: 'お問い合わせ' },
  { href: deskRoutes.people, name: 'ひと' },
  { href: deskRoutes.site, name: 'サイト' },
  { href: deskRoutes.people, name: '利用者' },
] as const
