import { accountWay } from '#contract/account-way.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import type { AdminChangeEnd, AdminChangeKind } from '#contract/desk-admins.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

const minute = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
})

const changeWords = {
  grant: '管理者にする',
  revoke: '管理者から外す',
} as const satisfies Record<AdminChangeKind, string>

const endWords = {
  applied: '反映されました',
  cancelled: '取り消されました',
  void: '反映されませんでした',
} as const satisfies Record<AdminChangeEnd, string>

const desk: MailBlock = {
  kind: 'button',
  words: '運営者デスクで確かめる',
  href: accountWay.signIn(deskRoutes.siteAdmins),
}

/** What all admins, and whom it is about, are told of a change of admins. */
export const adminMails = {
  /** `dueAt`: when it takes effect by itself. */
  'admin-change-asked': (
    {
      change,
      email,
      by,
      reason,
      dueAt,
    }: { change: AdminChangeKind; email: string; by: string; reason: string; dueAt: string },
    { name }: MailSite,
  ): MailDocument => ({
    subject: `管理者の変更の申請: ${changeWords[change]}`,
    blocks: [
      { kind: 'paragraph', text: `${name}の管理者について、次の申請がありました。` },
      {
        kind: 'facts',
        facts: [
          { label: '申請', value: changeWords[change] },
          { label: '対象', value: email },
          { label: '申請した人', value: by },
          { label: '反映', value: `${minute.format(new Date(dueAt))} 以降` },
        ],
      },
      { kind: 'quotation', text: reason },
      {
        kind: 'paragraph',
        text: '申請した人でも本人でもない管理者が承認すると、すぐに反映されます。心当たりがなければ、管理者はだれでも取り消せます。',
      },
      desk,
    ],
  }),

  'admin-change-ended': (
    { change, email, end }: { change: AdminChangeKind; email: string; end: AdminChangeEnd },
    { name }: MailSite,
  ): MailDocument => ({
    subject: `管理者の変更が${endWords[end]}`,
    blocks: [
      { kind: 'paragraph', text: `${name}の管理者についての申請が${endWords[end]}。` },
      {
        kind: 'facts',
        facts: [
          { label: '申請', value: changeWords[change] },
          { label: '対象', value: email },
        ],
      },
      { kind: 'paragraph', text: '心当たりがなければ、すぐにほかの管理者に知らせてください。' },
      desk,
    ],
  }),
} as const satisfies MailTemplates
