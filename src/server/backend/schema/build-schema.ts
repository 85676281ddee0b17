import type { GraphQLSchema } from 'graphql'
import { addAccount } from './account/add-account.ts'
import { addApplicants } from './applicants/add-applicants.ts'
import { addApplications } from './applications/add-applications.ts'
import { addBookmarks } from './bookmarks/add-bookmarks.ts'
import { addHistory } from './bookmarks/add-history.ts'
import { addHiding } from './hiding/add-hiding.ts'
import { createBuilder } from './builder.ts'
import { addCommonTypes } from './common-types.ts'
import { addCompanyAccount } from './companies/add-company-account.ts'
import { addCompanyImages } from './companies/add-company-images.ts'
import { addCompanyTokens } from './companies/add-company-tokens.ts'
import { addCompany } from './company.ts'
import { addCompanyList } from './company-list.ts'
import { addContact } from './contact/add-contact.ts'
import { addDeskAudit } from './desk/add-desk-audit.ts'
import { addDeskCompanies } from './desk/add-desk-companies.ts'
import { addDeskContact } from './desk/add-desk-contact.ts'
import { addDeskPeople } from './desk/add-desk-people.ts'
import { addDeskInfos } from './desk/add-desk-infos.ts'
import { addDeskSite } from './desk/add-desk-site.ts'
import { addDeskJobPosts } from './desk/add-desk-job-posts.ts'
import { addDeskMessageReports } from './desk/add-desk-message-reports.ts'
import { addDeskReports } from './desk/add-desk-reports.ts'
import { addDesk } from './desk/add-desk.ts'
import { addDiscovery } from './discovery.ts'
import { addEnums } from './enums.ts'
import { addFiles } from './files/add-files.ts'
import { addInfo } from './info.ts'
import { addCompanyCalendar } from './interviews/add-company-calendar.ts'
import { addCompanyInterviews } from './interviews/add-company-interviews.ts'
import { addOwnInterviews } from './interviews/add-own-interviews.ts'
import { addInterviewEnums } from './interviews/company-types.ts'
import { addJobPost, companyRef, jobPostRef } from './job-post.ts'
import { addJobPostConnection } from './job-post-connection.ts'
import { addJobPostFields } from './job-post-fields.generated.ts'
import { addJobPostFilter } from './job-post-filter.ts'
import { addJobPostParts } from './job-post-parts.ts'
import { addLegalFinding } from './legal-finding.ts'
import { addAdRecords } from './job-posts/add-ad-records.ts'
import { addAdFiles } from './job-posts/add-ad-files.ts'
import { addJobPostBeginnings } from './job-posts/add-job-post-beginnings.ts'
import { addJobPostEditor } from './job-posts/add-job-post-editor.ts'
import { addMoveTypes } from './job-posts/add-move-types.ts'
import { addColleagues } from './job-posts/add-colleagues.ts'
import { addOwnJobPosts } from './job-posts/add-own-job-posts.ts'
import { addEditorTypes } from './job-posts/editor-types.ts'
import { addMessages } from './messages/add-messages.ts'
import { addProfileHelp } from './profile-help.ts'
import { addStationNames } from './station-names.ts'
import { addCalendar } from './mypage/add-calendar.ts'
import { addNeedsNow } from './mypage/add-needs-now.ts'
import { addRecommendations } from './mypage/add-recommendations.ts'
import { addCompanyNumbers } from './numbers/add-company-numbers.ts'
import { addInviteLinks } from './members/add-invite-links.ts'
import { addMemberNews } from './members/add-member-news.ts'
import { addMembers } from './members/add-members.ts'
import { addNotifications } from './notifications/add-notifications.ts'
import { addNotificationKind } from './notifications/kind-enum.ts'
import { addMailStops } from './mail-stops/add-mail-stops.ts'
import { addNotificationChoices } from './notifications/add-notification-choices.ts'
import { addNotificationMails } from './notifications/add-notification-mails.ts'
import { addNotificationEnums } from './notifications/notification-enums.ts'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { addProcedures } from './procedures/add-procedures.ts'
import { addQueries } from './query.ts'
import { addReports } from './reports/add-reports.ts'
import { addBulkCandidates } from './replies/add-bulk-candidates.ts'
import { addBulkReplies } from './replies/add-bulk-replies.ts'
import { addReplyTemplates } from './replies/add-reply-templates.ts'
import { addBulkReplyTypes } from './replies/bulk-reply-types.ts'
import { addNearWork } from './questionnaires/add-near-work.ts'
import { addQuestionnaires } from './questionnaires/add-questionnaires.ts'
import { addQuestionnaireAnswers } from './questionnaires/questionnaire-answers.ts'
import { addScalars } from './scalars.ts'
import { addFrequencyEnum } from './saved-searches/frequency-enum.ts'
import { addMailSubscriptions } from './saved-searches/add-mail-subscriptions.ts'
import { addSavedSearches } from './saved-searches/add-saved-searches.ts'
import { addSearch } from './search.ts'
import { addWordFindings } from './word-findings.ts'
import { addEmailChange } from './security/add-email-change.ts'
import { addSecurity } from './security/add-security.ts'

/** The whole schema; printed into schema.graphql by `npm run generate`. */
export const buildSchema = (): GraphQLSchema => {
  const builder = createBuilder()
  builder.queryType({})
  addScalars(builder)
  const enums = addEnums(builder)
  const common = addCommonTypes(builder)
  const refs = { JobPost: jobPostRef(builder), Company: companyRef(builder) }
  const JobPostConnection = addJobPostConnection(builder, refs, enums, common)
  const JobPostFilter = addJobPostFilter(builder, enums)
  const parts = addJobPostParts(builder, enums)
  addJobPost(refs, enums, parts)
  addJobPostFields(builder, refs, enums, parts)
  addCompany(builder, refs, enums, JobPostConnection)
  const Finding = addLegalFinding(builder)
  const company = addCompanyList(builder, refs, common)
  const info = addInfo(builder, common)
  addQueries(builder, { refs, enums, JobPostConnection, JobPostFilter, company, info })
  addSearch(builder, enums, {
    jobPosts: JobPostConnection,
    companies: company.Connection,
    infos: info.Connection,
  })
  addDiscovery(builder, refs, common)
  addProfileHelp(builder, enums)
  addStationNames(builder)
  builder.mutationType({})
  addAccount(builder, enums)
  const contactKind = addContact(builder)
  const reports = addReports(builder)
  const security = addSecurity(builder)
  addEmailChange(builder)
  addMembers(builder, enums)
  addMemberNews(builder)
  addInviteLinks(builder, enums)
  addApplications(builder, enums, common)
  addApplicants(builder, enums, common, Finding)
  addBookmarks(builder, refs, common)
  addHistory(builder, refs)
  addHiding(builder, refs)
  const companyAccount = addCompanyAccount(builder, refs)
  addCompanyImages(builder, refs, companyAccount.Account, addFiles(builder))
  addNeedsNow(builder, enums)
  addRecommendations(builder, refs)
  const interviews = addInterviewEnums(builder)
  addOwnInterviews(builder, interviews)
  addCompanyTokens(builder)
  addCompanyCalendar(builder, addCalendar(builder, interviews))
  const messages = addMessages(builder)
  addMoveTypes(builder, enums)
  const ColleagueRef = addColleagues(builder, enums)
  const { JobPostKind, CompanyRole } = enums
  addCompanyInterviews(builder, { ...interviews, JobPostKind, CompanyRole, ColleagueRef })
  const ownJobPosts = addOwnJobPosts(builder, enums, ColleagueRef)
  addCompanyNumbers(builder, enums)
  const editor = addEditorTypes(builder, enums, Finding)
  addJobPostEditor(builder, refs, editor)
  addAdFiles(builder, enums, editor)
  addAdRecords(builder, enums, { Finding, Review: ownJobPosts.Review })
  addJobPostBeginnings(builder, enums, parts)
  const notificationKind = addNotificationKind(builder)
  addNotifications(builder, notificationKind)
  addQuestionnaires(builder)
  addQuestionnaireAnswers(builder)
  addNearWork(builder, refs)
  const frequency = addFrequencyEnum(builder)
  addSavedSearches(builder, frequency)
  addMailSubscriptions(builder, frequency)
  const notifications = addNotificationEnums(builder, notificationKind)
  addNotificationMails(builder, notifications, addNotificationChoices(builder, notifications))
  const mailStops = addMailStops(builder)
  addWordFindings(builder, Finding)
  addReplyTemplates(builder, Finding)
  addBulkReplies(builder, addBulkReplyTypes(builder, enums, Finding))
  addBulkCandidates(builder)
  const desk = addDesk(builder)
  addDeskAudit(builder)
  addDeskInfos(builder)
  addDeskSite(builder)
  addDeskCompanies(builder, { ...desk, ...enums, CompanyStanding: companyAccount.Standing })
  addDeskContact(builder, { ...desk, ContactKind: contactKind })
  addDeskPeople(builder, { ...security, ...mailStops })
  addDeskJobPosts(builder, {
    ...desk,
    Finding,
    JobPost: refs.JobPost,
    JobPostChange: parts.JobPostChange,
    JobPostStatus: enums.JobPostStatus,
  })
  addDeskReports(builder, { ...desk, ...reports, JobPostStatus: enums.JobPostStatus })
  addDeskMessageReports(builder, { ...desk, ...messages })
  addProcedures(builder, procedures)
  return builder.toSchema()
}
