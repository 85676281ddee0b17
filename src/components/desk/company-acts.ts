import { actions } from 'astro:actions'
import type { ResultOf } from '#operations/graphql.ts'
import type { DeskCompanyQuery } from '#operations/desk/companies.ts'

type Company = NonNullable<ResultOf<typeof DeskCompanyQuery>['deskCompany']>

/** What can be done about a company; each has a form of its own. */
export const companyActs = [
  'approve',
  'grant_appeal',
  'refuse_appeal',
  'ask',
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
  grant_appeal: '異議を認める',
  refuse_appeal: '異議を認めない',
  ask: '会社に質問する',
  accept_rename: '変更を公開する',
  refuse_rename: '変更をお断りする',
  reject: '登録をお断りする',
  suspend: '利用を停止する',
  resume: '利用を再開する',
  verify: '確認のしるしを変える',
} as const satisfies Record<CompanyActName, string>

/** What the company's people notice of it. */
export const companyActMeanings = {
  approve:
    '会社のページが公開され、求人を公開できるようになります。会社の全員にメールが届きます。法人番号か登記書類を確認済みにし、管理者全員のメールがウェブサイトと同じドメインのときは、送られている求人のうち自動の確認で見つかったことのないものが同時に掲載され、あとから読む列に入ります。ほかのときは、はじめの求人を読んでから掲載します。',
  grant_appeal:
    '停止していた会社は再開し、登録をお断りした会社はもう一度確認待ちになります。理由が会社の全員にメールで届きます。',
  refuse_appeal: '判断は変わりません。理由が会社の全員にメールで届きます。',
  ask: '会社の管理者にメールで届き、マイページで回答できます。',
  accept_rename: '届け出られた名前や法人番号が公開されます。管理者にメールが届きます。',
  refuse_rename: 'これまでの名前と法人番号が残ります。理由が管理者にメールで届きます。',
  reject: '会社のページも求人も公開されません。理由が会社の全員にメールで届きます。',
  suspend: '会社のページと公開中の求人が、すぐに表示されなくなります。理由が会社の全員にメールで届きます。',
  resume: '会社のページと募集中の求人が、もう一度表示されます。理由が会社の全員にメールで届きます。',
  verify: '会社のページに表示される「確認済み」のしるしを変えます。メールは送られません。',
} as const satisfies Record<CompanyActName, string>

export const companyActDone = {
  approve: '会社を承認しました。',
  grant_appeal: '異議を認めました。',
  refuse_appeal: '異議を認めないことを知らせました。',
  ask: '会社に質問を送りました。',
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
    case 'ask':
      return actions.deskCompanies.ask
    case 'grant_appeal':
    case 'refuse_appeal':
      return actions.deskCompanies.decideAppeal
    case 'verify':
      return actions.deskCompanies.verify
    case 'reject':
    case 'suspend':
    case 'resume':
      return actions.deskCompanies.decide
  }
}

const actsByStanding: Readonly<Record<Company['standing'], readonly CompanyActName[]>> = {
  pending: ['approve', 'reject', 'suspend'],
  active: ['suspend', 'verify'],
  suspended: ['resume', 'verify'],
  refused: ['approve'],
}

/** What can be done now, what is asked for first. */
export const actsOn = ({ standing, rename, talk }: Company): readonly CompanyActName[] => [
  ...(talk.some(({ kind, granted }) => kind === 'appeal' && granted === null)
    ? (['grant_appeal', 'refuse_appeal'] as const)
    : []),
  ...(rename === null ? [] : (['accept_rename', 'refuse_rename'] as const)),
  ...actsByStanding[standing],
  'ask',
]
