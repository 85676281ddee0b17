import * as accounts from '#server/backend/accounts/account-procedures.ts'
import * as emailChanges from '#server/backend/accounts/email-change-procedures.ts'
import * as adRecords from '#server/backend/ad-records/ad-record-procedures.ts'
import * as adFiles from '#server/backend/ad-files/ad-file-procedures.ts'
import * as applicants from '#server/backend/applicants/applicant-procedures.ts'
import * as applications from '#server/backend/applications/application-procedures.ts'
import * as bookmarks from '#server/backend/bookmarks/bookmark-procedures.ts'
import * as companyImages from '#server/backend/companies/company-image-procedures.ts'
import * as companies from '#server/backend/companies/company-procedures.ts'
import * as companyDesk from '#server/backend/companies/company-desk-procedures.ts'
import * as companyTalk from '#server/backend/companies/company-talk-procedures.ts'
import * as companyTokens from '#server/backend/company-tokens/company-token-procedures.ts'
import * as contactDesk from '#server/backend/contact/contact-desk-procedures.ts'
import * as contact from '#server/backend/contact/contact-procedures.ts'
import * as deskSite from '#server/backend/desk/site-procedures.ts'
import * as infoDesk from '#server/backend/infos/info-desk-procedures.ts'
import * as desk from '#server/backend/desk/desk-procedures.ts'
import * as deskPeople from '#server/backend/desk-people/desk-people-procedures.ts'
import * as files from '#server/backend/files/file-procedures.ts'
import * as hiding from '#server/backend/hiding/hiding-procedures.ts'
import * as interviews from '#server/backend/interviews/interview-procedures.ts'
import * as ownInterviews from '#server/backend/interviews/own-interview-procedures.ts'
import * as jobPostBeginnings from '#server/backend/job-post-editor/job-post-beginning-procedures.ts'
import * as jobPostEdits from '#server/backend/job-post-editor/job-post-edit-procedures.ts'
import * as bulkJobPosts from '#server/backend/job-posts/bulk-job-post-procedures.ts'
import * as jobPostDesk from '#server/backend/job-posts/job-post-desk-procedures.ts'
import * as jobPostMoves from '#server/backend/job-posts/job-post-move-procedures.ts'
import * as mailStops from '#server/backend/mail-stops/mail-stop-procedures.ts'
import * as memberNews from '#server/backend/members/member-news-procedures.ts'
import * as members from '#server/backend/members/member-procedures.ts'
import * as messageReportDesk from '#server/backend/messages/message-report-desk-procedures.ts'
import * as messages from '#server/backend/messages/message-procedures.ts'
import * as companyCalendar from '#server/backend/interviews/company-calendar-procedures.ts'
import * as calendar from '#server/backend/mypage/calendar-procedures.ts'
import * as notifications from '#server/backend/news/notification-procedures.ts'
import * as push from '#server/backend/push/push-procedures.ts'
import * as notificationChoices from '#server/backend/notifications/notification-choice-procedures.ts'
import * as homeStations from '#server/backend/profiles/home-station-procedures.ts'
import * as profiles from '#server/backend/profiles/profile-procedures.ts'
import * as questionnaires from '#server/backend/questionnaires/questionnaire-procedures.ts'
import * as replies from '#server/backend/replies/reply-procedures.ts'
import * as reportDesk from '#server/backend/reports/report-desk-procedures.ts'
import * as reports from '#server/backend/reports/report-procedures.ts'
import * as savedSearches from '#server/backend/saved-searches/saved-search-procedures.ts'
import * as security from '#server/backend/security/security-procedures.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { AnyProcedure } from './procedure.ts'

/** Every procedure of the backend. */
export const procedures: readonly AnyProcedure[] = [
  accounts,
  adFiles,
  adRecords,
  applicants,
  applications,
  bookmarks,
  calendar,
  companyCalendar,
  companies,
  companyDesk,
  companyImages,
  companyTalk,
  companyTokens,
  contact,
  contactDesk,
  desk,
  deskPeople,
  deskSite,
  emailChanges,
  files,
  hiding,
  homeStations,
  infoDesk,
  interviews,
  bulkJobPosts,
  jobPostBeginnings,
  jobPostDesk,
  jobPostEdits,
  jobPostMoves,
  mailStops,
  memberNews,
  members,
  messageReportDesk,
  messages,
  notificationChoices,
  push,
  notifications,
  ownInterviews,
  profiles,
  questionnaires,
  replies,
  reportDesk,
  reports,
  savedSearches,
  security,
].flatMap((area) => Object.values<AnyProcedure>(area))

/** Rows of the access table, by field: `Mutation.saveSearch`. */
export const procedureRows: Readonly<Record<string, Row>> = Object.fromEntries(
  procedures.map(({ name, who }) => [`Mutation.${name}`, who]),
)
