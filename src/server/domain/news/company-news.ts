import type { CompanyRole } from '#contract/account.ts'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import { companyWay } from '#contract/company-sections.ts'
import { reportOutcomeNames, type ReportOutcome } from '#contract/codes/report.ts'
import { routes } from '#contract/routes.ts'
import { nameOf, subjectOf, titleOf, type NewsWords } from './words.ts'

const decided = {
  approve: 'の確認が完了しました。求人を公開できます。',
  reject: 'の登録をお受けできませんでした。',
  suspend: 'の利用を停止しました。',
  resume: 'の利用を再開しました。',
} as const

const renameDecided = {
  approve: 'の名前などの変更が公開されました。',
  reject: 'の名前などの変更をお受けできませんでした。',
} as const

type Company = { companyId: string; company: string }

const repliesDue = (companyId: string, text: string): NewsWords => ({
  kind: 'reply_due',
  text,
  href: applicantsAddress(companyId, { status: 'waiting' }),
  subject: subjectOf.company(companyId),
})

const membership = ({ companyId }: Company, text: string, href = routes.mypageOf(companyId)): NewsWords => ({
  kind: 'membership',
  text,
  href,
  subject: subjectOf.company(companyId),
})

const asked = (companyId: string, jobPostId: string, text: string): NewsWords => ({
  kind: 'operator',
  text,
  href: routes.companyReports(companyId),
  subject: subjectOf.jobPost(jobPostId),
})

type OwnAd = { companyId: string; jobPostId: string; title: string }

/** What the people of a company are told: promises of an answer, members, and what the operator decides. */
export const companyNews = {
  repliesDueSoon: (companyId: string, count: number): NewsWords =>
    repliesDue(companyId, `約束した返信の期限が近い応募が${count}件あります。`),

  repliesOverdue: (companyId: string, count: number): NewsWords =>
    repliesDue(companyId, `約束した返信の期限を過ぎた応募が${count}件あります。`),

  decided: ({ companyId, company }: Company, decision: keyof typeof decided): NewsWords => ({
    kind: 'operator',
    text: `${nameOf(company)}${decided[decision]}`,
    href: routes.mypageOf(companyId),
    subject: subjectOf.company(companyId),
  }),

  /** To owners; the mail says what was asked for, and why it was refused. */
  renameDecided: ({ companyId, company }: Company, decision: keyof typeof renameDecided): NewsWords => ({
    kind: 'operator',
    text: `${nameOf(company)}${renameDecided[decision]}`,
    href: companyWay.edit(companyId),
    subject: subjectOf.company(companyId),
  }),

  /** To owners. */
  question: ({ companyId, company }: Company): NewsWords => ({
    kind: 'operator',
    text: `${nameOf(company)}について、運営者から確認したいことがあります。`,
    href: routes.mypageOf(companyId),
    subject: subjectOf.company(companyId),
  }),

  appealDecided: ({ companyId, company }: Company): NewsWords => ({
    kind: 'operator',
    text: `${nameOf(company)}の異議についての判断が出ました。`,
    href: routes.mypageOf(companyId),
    subject: subjectOf.company(companyId),
  }),

  /** To owners. `uid`: who it is about, in whose subject it goes with them. */
  memberJoined: (company: Company & { uid: string; role: CompanyRole }): NewsWords => ({
    ...membership(
      company,
      `招待した方が、${nameOf(company.company)}のメンバーに加わりました（${companyRoleNames[company.role]}）。`,
      routes.companyMembers(company.companyId),
    ),
    subject: subjectOf.member(company.uid),
  }),

  /** To owners. */
  tokenMade: (company: Company): NewsWords =>
    membership(
      company,
      `${nameOf(company.company)}のAPIのトークンが作られました。心当たりがないときは、取り消してください。`,
      routes.companyTokens(company.companyId),
    ),

  /** To owners. `name`: empty where the person wrote no profile. */
  memberLeft: (company: Company & { uid: string; name: string }): NewsWords => ({
    ...membership(
      company,
      `${company.name === '' ? 'メンバーの方' : `${nameOf(company.name)}さん`}が、${nameOf(company.company)}のメンバーから抜けました。`,
      routes.companyMembers(company.companyId),
    ),
    subject: subjectOf.member(company.uid),
  }),

  roleChanged: (company: Company & { role: CompanyRole }): NewsWords =>
    membership(
      company,
      `${nameOf(company.company)}での権限が「${companyRoleNames[company.role]}」に変わりました。`,
    ),

  memberRemoved: (company: Company): NewsWords =>
    membership(company, `${nameOf(company.company)}のメンバーから外れました。`, '/config'),

  /** To somebody with an account; the link that accepts is in the mail alone. */
  invited: (company: Company): NewsWords =>
    membership(
      company,
      `${nameOf(company.company)}のメンバーに招待されました。招待のメールのリンクからご確認ください。`,
      routes.company(company.companyId),
    ),

  reportQuestion: ({ companyId, jobPostId, title }: OwnAd): NewsWords =>
    asked(companyId, jobPostId, `${titleOf(title)}について、運営者から確認したいことがあります。`),

  reportOutcome: ({ companyId, jobPostId, title }: OwnAd, outcome: ReportOutcome): NewsWords =>
    asked(
      companyId,
      jobPostId,
      `${titleOf(title)}についての確認が終わりました。${reportOutcomeNames[outcome]}。`,
    ),

  /** To who reported it. */
  reportClosed: (jobPostId: string, title: string, outcome: ReportOutcome): NewsWords => ({
    kind: 'operator',
    text: `お知らせいただいた${titleOf(title)}の確認が終わりました。${reportOutcomeNames[outcome]}。`,
    href: routes.jobPost(jobPostId),
    subject: subjectOf.jobPost(jobPostId),
  }),
} as const
