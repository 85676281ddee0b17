import type { CompanyRole } from './account.ts'

export const companyRoleNames = {
  owner: '管理者',
  recruiter: '採用担当',
  viewer: '閲覧のみ',
} as const satisfies Record<CompanyRole, string>

type AbilityRow = {
  /** As members are told it. */
  words: string
  roles: readonly CompanyRole[]
}

/**
 * What members of a company may do, in the order in which it is told. `src/server/domain/access-of-companies.ts` takes the
 * roles of its rows from here, and `src/server/domain/company-abilities.test.ts` says by hand which row is which ability.
 */
export const companyAbilities = {
  seeCompany: {
    words: '会社の状態と、返信を待っている応募の件数を見る',
    roles: ['owner', 'recruiter', 'viewer'],
  },
  readApplicants: {
    words: '応募者の一覧と、応募で送られた内容を見る',
    roles: ['owner', 'recruiter', 'viewer'],
  },
  readFiles: { words: '応募に添えられたファイルを見る', roles: ['owner', 'recruiter', 'viewer'] },
  readAds: {
    words: '求人の一覧（公開前のものも）と、求人の表示・保存・応募の数を見る',
    roles: ['owner', 'recruiter', 'viewer'],
  },
  hearOfApplications: {
    words: '応募が届いたことと、返信の期限を、メールで知らせてもらう',
    roles: ['owner', 'recruiter'],
  },
  answerApplicants: { words: '応募に返信し、選考を進め、メモを書く', roles: ['owner', 'recruiter'] },
  readMessages: { words: '学生とのメッセージを読む', roles: ['owner', 'recruiter', 'viewer'] },
  writeMessages: {
    words: '学生にメッセージを書き、届いたことを知らせてもらう',
    roles: ['owner', 'recruiter'],
  },
  exportApplicants: { words: '応募者の一覧をCSVで保存する', roles: ['owner', 'recruiter'] },
  writeAds: { words: '求人を書き、公開し、募集を終える', roles: ['owner', 'recruiter'] },
  answerReports: {
    words: '通報された求人についての、運営者からの確認に答える',
    roles: ['owner', 'recruiter'],
  },
  editCompany: { words: '会社の情報を編集する', roles: ['owner'] },
  manageMembers: { words: 'メンバーを招待し、権限を変え、外す', roles: ['owner'] },
  manageTokens: { words: '自社のシステムが求人を扱うためのトークンを作り、取り消す', roles: ['owner'] },
  leaveCompany: {
    words: '会社から抜ける（管理者は、ほかに管理者がいるとき）',
    roles: ['owner', 'recruiter', 'viewer'],
  },
} as const satisfies Readonly<Record<string, AbilityRow>>

export type CompanyAbility = keyof typeof companyAbilities

/** Whether a role may do it. */
export const may = (role: CompanyRole, ability: CompanyAbility): boolean =>
  companyAbilities[ability].roles.some((each) => each === role)
