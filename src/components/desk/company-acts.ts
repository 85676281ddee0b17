import { actions } from 'astro:actions'
import type { ResultOf } from '#operations/graphql.ts'
import type { DeskCompanyQuery } from '#operations/desk/companies.ts'

type Company = NonNullable<ResultOf<typeof DeskCompanyQuery>['deskCompany']>

/** What can be done about a company; each has a form of its own. */
export const companyActs = [
  'approve',
  'accept_rename',
  'refuse_rename',
  'reject',
  'suspend',
  'resume',
  'verify',
] as const
export type CompanyActName = (typeof companyActs)[number]

export const companyActNames = {
  approve: '承認する',
  accept_rename: '変更を公開する',
  refuse_rename: '変更をお断りする',
  reject: '登録をお断りする',
  suspend: '利用を停止する',
  resume: '利用を再開する',
  verify: '確認のしるしを変える',
} as const satisfies Record<CompanyActName, string>

/** What the company's people notice of it. */
export const companyActMeanings = {
  approve: '会社のページが公開され、求人を公開できるようになります。会社の全員にメールが届きます。',
  accept_rename: '届け出られた名前や法人番号が公開されます。管理者にメールが届きます。',
  refuse_rename: 'これまでの名前と法人番号が残ります。理由が管理者にメールで届きます。',
  reject: '会社のページも求人も公開されません。理由が会社の全員にメールで届きます。',
  suspend: '会社のページと公開中の求人が、すぐに表示されなくなります。理由が会社の全員にメールで届きます。',
  resume: '会社のページと募集中の求人が、もう一度表示されます。理由が会社の全員にメールで届きます。',
  verify: '会社のページに表示される「確認済み」のしるしを変えます。メールは送られません。',
} as const satisfies Record<CompanyActName, string>

export const companyActDone = {
  approve: '会社を承認しました。',
  accept_rename: '変更を公開しました。',
  refuse_rename: '変更をお断りしました。',
  reject: '登録をお断りしました。',
  suspend: '利用を停止しました。',
  resume: '利用を再開しました。',
  verify: '確認のしるしを変えました。',
} as const satisfies Record<CompanyActName, string>

/** Which action each form is sent to. */
export const actionOf = (act: CompanyActName) => {
  switch (act) {
    case 'approve':
      return actions.deskCompanies.approve
    case 'accept_rename':
      return actions.deskCompanies.acceptRename
    case 'refuse_rename':
      return actions.deskCompanies.refuseRename
    case 'verify':
      return actions.deskCompanies.verify
    case 'reject':
    case 'suspend':
    case 'resume':
      return actions.deskCompanies.decide
  }
}

/** What can be done now, what is asked for first. */
export const actsOn = ({ standing, rename }: Company): readonly CompanyActName[] => [
  ...(rename === null ? [] : (['accept_rename', 'refuse_rename'] as const)),
  ...({
    pending: ['approve', 'reject', 'suspend'],
    active: ['suspend', 'verify'],
    suspended: ['resume', 'verify'],
    refused: ['approve'],
  }[standing] as readonly CompanyActName[]),
]
