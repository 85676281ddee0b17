import { describe, expect, test } from 'vitest'
import { companyRoles } from '#contract/account.ts'
import { companyAbilities, may, type CompanyAbility } from '#contract/company-abilities.ts'
import { routeTable, type Route } from '#contract/routes.ts'
import { accessTable } from '#server/backend/schema/access/access-table.ts'

/**
 * By hand: who has what, and which fields and views are what. A new row for members of a company fails the test until it
 * stands here, so that what members are told they may do is what they may.
 */
const told: Readonly<Record<CompanyAbility, { roles: string; holds: readonly string[] }>> = {
  seeCompany: {
    roles: 'owner recruiter viewer',
    holds: [
      '/company preview',
      'Query.companyPreview',
      'Query.ownCompany',
      'CompanyAccount',
      'OwnCompany',
      'Mutation.useCompany',
    ],
  },
  readApplicants: {
    roles: 'owner recruiter viewer',
    holds: [
      '/company/jobpost applicants',
      '/company/jobpost interviews',
      '/company calendar',
      'Query.companyDates',
      'Query.companyCalendarFeed',
      'Mutation.changeCompanyCalendarFeed',
      'CompanyDate',
      'CompanyCalendarFeed',
      'Query.comingInterviews',
      'Query.adInterviews',
      'Query.applicantInterviews',
      'AdInterviews',
      'InterviewSlot',
      'CompanyInterview',
      'Query.applicants',
      'Query.applicant',
      'Query.applicantNeighbours',
      'ApplicantConnection',
      'ApplicantLine',
      'Applicant',
      'ApplicantEvent',
      'ApplicantFile',
      'ApplicantNote',
    ],
  },
  answerApplicants: {
    roles: 'owner recruiter',
    holds: [
      'Mutation.moveApplicant',
      'Mutation.extendOffer',
      'Mutation.addApplicantNote',
      'Mutation.removeApplicantNote',
      '/company/jobpost decline',
      '/company/jobpost replies',
      'Query.replyTemplates',
      'Query.replyLetter',
      'Query.inquiryLetter',
      'Query.bulkCandidates',
      'Query.bulkReplies',
      'Query.bulkReply',
      'ReplyTemplate',
      'ReplyLetter',
      'BulkCandidate',
      'BulkCandidates',
      'BulkReply',
      'BulkReplyLetter',
      'ShownBulkReply',
      'Mutation.saveReplyTemplate',
      'Mutation.removeReplyTemplate',
      'Mutation.prepareBulkReply',
      'Mutation.changeBulkLetter',
      'Mutation.leaveOutBulkLetter',
      'Mutation.moveBulkReply',
      'Mutation.addInterviewSlots',
      'Mutation.changeInterviewSlot',
      'Mutation.cancelInterviewSlot',
      'Mutation.inviteToInterview',
      'Mutation.inviteAllToInterview',
      'Mutation.endInterview',
    ],
  },
  // `readerOf` of `src/server/backend/procedures/reader.ts` asks for both of them itself.
  readMessages: { roles: 'owner recruiter viewer', holds: [] },
  writeMessages: { roles: 'owner recruiter', holds: [] },
  exportApplicants: { roles: 'owner recruiter', holds: ['Mutation.exportApplicants'] },
  // `Query.fileAddress` asks for nobody's role: any member of the company that a file went to.
  readFiles: { roles: 'owner recruiter viewer', holds: [] },
  readAds: {
    roles: 'owner recruiter viewer',
    holds: [
      'Query.colleagues',
      'Colleague',
      'Query.ownJobPosts',
      'Query.ownJobPost',
      'Query.jobPostFile',
      'Query.companyNeeds',
      'OwnJobPost',
      'OwnJobPostConnection',
      'JobPostReview',
      'Query.jobPostRecords',
      'Query.jobPostRecord',
      'JobPostRecord',
      'CompanyNeeds',
      'CompanyNeed',
      'Query.companyNumbers',
      'CompanyNumbers',
      'DayNumbers',
      'AdNumbers',
      'SourceViews',
      'ReplyComparison',
    ],
  },
  leaveCompany: { roles: 'owner recruiter viewer', holds: ['Mutation.leaveCompany'] },
  // `src/server/backend/applications/application-people.ts` asks for the ability itself.
  hearOfApplications: {
    roles: 'owner recruiter',
    holds: ['Mutation.chooseMemberNews', 'Mutation.muteJobPost'],
  },
  writeAds: {
    roles: 'owner recruiter',
    holds: [
      '/company/jobpost new',
      '/company/jobpost edit',
      '/company/jobpost bulk',
      '/company/jobpost files',
      'Mutation.importJobPosts',
      'Mutation.writeJobPostRecord',
      'Mutation.extendJobPosts',
      'Mutation.pauseJobPosts',
      'Mutation.closeJobPosts',
      'Mutation.assignJobPosts',
      '/company/jobpost preview',
      'Mutation.publishJobPost',
      'Mutation.takeBackJobPost',
      'Mutation.pauseJobPost',
      'Mutation.resumeJobPost',
      'Mutation.closeJobPost',
      'Mutation.relistJobPost',
      'Mutation.discardJobPost',
      'Query.jobPostEditor',
      'Query.jobPostPreview',
      'Query.jobPostTemplates',
      'Query.earlierRevisions',
      'Mutation.startJobPost',
      'Mutation.keepJobPostEdit',
      'Mutation.saveJobPost',
      'Mutation.resolveJobPostConflict',
      'Mutation.discardJobPostEdit',
      'Mutation.restoreJobPostRevision',
      'Mutation.saveJobPostTemplate',
      'Mutation.renameJobPostTemplate',
      'Mutation.removeJobPostTemplate',
      'JobPostEditor',
      'JobPostTemplate',
    ],
  },
  answerReports: {
    roles: 'owner recruiter',
    holds: ['Query.companyReports', 'Mutation.answerReport', 'CompanyReports', 'ReportInquiry'],
  },
  editCompany: {
    roles: 'owner',
    holds: [
      '/company edit',
      'Query.companyTalk',
      'CompanyTalk',
      'CompanyQuestion',
      'CompanyAppeal',
      'Mutation.answerCompanyQuestion',
      'Mutation.appealCompanyDecision',
      'Mutation.saveCompanyNames',
      'Mutation.withdrawCompanyRename',
      'Mutation.saveCompanyAddress',
      'Mutation.saveCompanyContact',
      'Mutation.saveCompanyBusiness',
      'Mutation.saveCompanyYouth',
      'Mutation.requestCompanyImage',
      'Mutation.finishCompanyImage',
      'Mutation.saveCompanyPhotos',
      'Mutation.removeCompanyImage',
    ],
  },
  manageTokens: {
    roles: 'owner',
    holds: [
      '/company tokens',
      'Query.companyTokens',
      'CompanyToken',
      'Mutation.createCompanyToken',
      'Mutation.revokeCompanyToken',
    ],
  },
  manageMembers: {
    roles: 'owner',
    holds: [
      '/company members',
      'Query.companyMembers',
      'CompanyMembers',
      'CompanyMember',
      'CompanyInvite',
      'Mutation.inviteMember',
      'Mutation.resendInvite',
      'Mutation.revokeInvite',
      'Mutation.changeMemberRole',
      'Mutation.removeMember',
    ],
  },
}

/** Every field, type and view that asks for a role in a company, with the roles that it lets in. */
const guarded = new Map<string, readonly string[]>([
  ...Object.entries(accessTable).flatMap(([name, row]) =>
    row.who.kind === 'member' ? [[name, row.who.roles] as const] : [],
  ),
  ...routeTable.flatMap((route: Route) =>
    Object.entries(route.views ?? {}).flatMap(([view, guard]) =>
      guard.kind === 'member' ? [[`${route.path} ${view}`, guard.roles] as const] : [],
    ),
  ),
])

test('everything that asks for a role is an ability that members are told of', () => {
  const held = Object.values(told).flatMap(({ holds }) => holds)
  expect(held.toSorted()).toEqual([...guarded.keys()].toSorted())
})

describe.each(Object.entries(told))('%s', (name, { roles, holds }) => {
  const ability = name as CompanyAbility

  test('is said of the roles that have it', () => {
    expect(companyRoles.filter((role) => may(role, ability)).join(' ')).toBe(roles)
    expect(companyAbilities[ability].words).not.toBe('')
  })

  test.each(holds)('%s lets in whom it is said of', (guardedBy) => {
    expect(companyRoles.filter((role) => guarded.get(guardedBy)?.includes(role)).join(' ')).toBe(roles)
  })
})
