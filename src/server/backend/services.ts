import { createAdRecords, type AdRecords } from './ad-records/ad-records.ts'
import { createExportAds, type ExportAds } from './ad-files/export-ads.ts'
import { createImportAds, type ImportAds } from './ad-files/import-ads.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { People } from '#server/ports/people.ts'
import type { PushService } from '#server/ports/push.ts'
import type { OpenRateLimits } from '#server/ports/rate-limits.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { createEmailChanges, type EmailChanges } from './accounts/email-changes.ts'
import { createSignUp, type SignUp } from './accounts/sign-up.ts'
import { createPostalCodes, type PostalCodes } from './addresses/postal-codes.ts'
import { createApplicants, type Applicants } from './applicants/applicants.ts'
import { createApplications, type Applications } from './applications/applications.ts'
import { createBookmarks, type Bookmarks } from './bookmarks/bookmarks.ts'
import { createHistory, type History } from './bookmarks/history.ts'
import { createReplyDeadlines, type ReplyDeadlines } from './applications/reply-deadlines.ts'
import { createCompanyImages, type CompanyImages } from './companies/company-images.ts'
import { createCompanyProfiles, type CompanyProfiles } from './companies/company-profiles.ts'
import { createCompanyTalk, type CompanyTalk } from './companies/company-talk.ts'
import { createCompanyTokens, type CompanyTokens } from './company-tokens/company-tokens.ts'
import { createTokenAnswers, type TokenAnswers } from './company-tokens/token-answers.ts'
import { createContactMessages, type ContactMessages } from './contact/contact-messages.ts'
import { createAdminChanges, type AdminChanges } from './accounts/admin-changes.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import type { DeskOperations } from './desk/operations.ts'
import { createAdAssignees, type AdAssignees } from './job-posts/ad-assignees.ts'
import { createExtendDeadline, type ExtendDeadline } from './job-post-editor/extend-deadline.ts'
import { createEarlierRevisions, type EarlierRevisions } from './job-post-editor/earlier-revisions.ts'
import { createChangeLimits, type ChangeLimits } from './job-post-editor/change-limits.ts'
import { createJobPostEditor, type JobPostEditing } from './job-post-editor/job-post-editor.ts'
import { createJobPostTemplates, type JobPostTemplates } from './job-post-editor/job-post-templates.ts'
import { createOwnPlaces, type OwnPlaces } from './job-post-editor/own-places.ts'
import { createStartJobPost, type StartJobPosts } from './job-post-editor/start-job-post.ts'
import type { Database } from './database/open.ts'
import type { Work } from './database/unit-of-work.ts'
import { createFiles, type FileParts, type Files } from './files/files.ts'
import { createHiding, type Hiding } from './hiding/hiding.ts'
import { createInterviews, type Interviews } from './interviews/interviews.ts'
import { createOwnJobPostMoves, type OwnJobPostMoves } from './job-posts/own-job-post-moves.ts'
import { createOwnJobPosts, type OwnJobPosts } from './job-posts/own-job-posts.ts'
import { createMailStops, type MailStops } from './mail-stops/mail-stops.ts'
import { createAddressServices, type AddressServices } from './accounts/address-services.ts'
import { createStopMails, type StopMails } from './mail-links/stop-mails.ts'
import { createNotificationChoices, type NotificationChoices } from './notifications/notification-choices.ts'
import { createNotificationDigests, type NotificationDigests } from './notifications/notification-digests.ts'
import { createNotificationMails, type NotificationMails } from './notifications/notification-mails.ts'
import { createInviteLinks, type InviteLinks } from './members/invite-links.ts'
import { createInvites, type Invites } from './members/invites.ts'
import { createMemberLists, type MemberLists } from './members/member-lists.ts'
import { createMemberNews, type MemberNewsChoices } from './members/member-news.ts'
import { createMembers, type Members } from './members/members.ts'
import { createMessages, type Messages } from './messages/messages.ts'
import { createCompanyCalendar, type CompanyCalendar } from './interviews/company-calendar-feeds.ts'
import { createCalendarFeeds, type CalendarFeeds } from './mypage/calendar-feeds.ts'
import { createMyPage, type MyPage } from './mypage/my-page.ts'
import { createCompanyNumbers, type CompanyNumbersReader } from './numbers/company-numbers.ts'
import { createNotifications, type Notifications } from './news/notifications.ts'
import { createPushSubscriptions, type PushSubscriptions } from './push/push-subscriptions.ts'
import { createProfiles, type Profiles } from './profiles/profiles.ts'
import { createDigests, type Digests } from './saved-searches/digests.ts'
import { createMailSubscriptions, type MailSubscriptions } from './saved-searches/mail-subscriptions.ts'
import { createCompanyReports, type CompanyReports } from './reports/company-reports.ts'
import { createReports, type Reports } from './reports/reports.ts'
import { createQuestionnaires, type Questionnaires } from './questionnaires/questionnaires.ts'
import { createSavedSearches, type SavedSearches } from './saved-searches/saved-searches.ts'
import { createReplies, type Replies } from './replies/replies.ts'
import { createAccountDeletion, type AccountDeletion } from './security/account-deletion.ts'
import { createFactorRemovals, type FactorRemovals } from './security/factor-removals.ts'
import { createAccountSecurity, type AccountSecurity } from './security/account-security.ts'

/** What resolvers do things with: one service for each area. Who may do them is judged before. */
export type BackendServices = AddressServices & {
  accountDeletion: AccountDeletion
  accountMails: AccountMails
  accountSecurity: AccountSecurity
  applicants: Applicants
  applications: Applications
  companyImages: CompanyImages
  companyNumbers: CompanyNumbersReader
  companyProfiles: CompanyProfiles
  companyReports: CompanyReports
  companyTalk: CompanyTalk
  companyTokens: CompanyTokens
  tokenAnswers: TokenAnswers
  contactMessages: ContactMessages
  adminChanges: AdminChanges
  desk: Desk
  digests: Digests
  emailChanges: EmailChanges
  factorRemovals: FactorRemovals
  postalCodes: PostalCodes
  bookmarks: Bookmarks
  history: History
  hiding: Hiding
  files: Files
  interviews: Interviews
  calendarFeeds: CalendarFeeds
  companyCalendar: CompanyCalendar
  myPage: MyPage
  earlierRevisions: EarlierRevisions
  jobPostChangeLimits: ChangeLimits
  adAssignees: AdAssignees
  memberNews: MemberNewsChoices
  extendDeadline: ExtendDeadline
  importAds: ImportAds
  exportAds: ExportAds
  adRecords: AdRecords
  jobPostEditor: JobPostEditing
  jobPostTemplates: JobPostTemplates
  ownPlaces: OwnPlaces
  startJobPost: StartJobPosts
  ownJobPosts: OwnJobPosts
  ownJobPostMoves: OwnJobPostMoves
  inviteLinks: InviteLinks
  invites: Invites
  mailStops: MailStops
  mailSubscriptions: MailSubscriptions
  memberLists: MemberLists
  members: Members
  notifications: Notifications
  notificationChoices: NotificationChoices
  notificationDigests: NotificationDigests
  notificationMails: NotificationMails
  messages: Messages
  profiles: Profiles
  pushSubscriptions: PushSubscriptions
  reports: Reports
  questionnaires: Questionnaires
  savedSearches: SavedSearches
  replies: Replies
  replyDeadlines: ReplyDeadlines
  signUp: SignUp
  stopMails: StopMails
}

type Dependencies = {
  database: Database
  work: Work
  people: People
  rateLimits: OpenRateLimits
  siteName: string
  origin: string
  /** Seals the forms of messages and reports to the operator, and what addresses of calendars are made of. */
  formKey: string
  /** Seal the links of mails; the first makes new ones. */
  mailKeys: readonly string[]
  operatorEmail: string
  files: FileParts
  /** Encrypts what students answer. */
  cipher: DataCipher
  operations: DeskOperations
  /** Null: nothing is pushed. */
  push: PushService | null
  now: () => Date
}

export const createServices = (dependencies: Dependencies): BackendServices => {
  const { database, ...others } = dependencies
  const mailSubscriptions = createMailSubscriptions(dependencies)
  const notificationMails = createNotificationMails(dependencies)
  return {
    ...createAddressServices(dependencies),
    accountDeletion: createAccountDeletion(dependencies),
    accountMails: createAccountMails(dependencies),
    accountSecurity: createAccountSecurity(dependencies),
    applicants: createApplicants(dependencies),
    applications: createApplications(dependencies),
    companyImages: createCompanyImages({ ...dependencies, store: dependencies.files.store }),
    companyNumbers: createCompanyNumbers(dependencies),
    companyProfiles: createCompanyProfiles(dependencies),
    companyReports: createCompanyReports(dependencies),
    companyTalk: createCompanyTalk(dependencies),
    companyTokens: createCompanyTokens(dependencies),
    tokenAnswers: createTokenAnswers(dependencies),
    contactMessages: createContactMessages(dependencies),
    adminChanges: createAdminChanges(dependencies),
    desk: createDesk(dependencies),
    digests: createDigests({ ...dependencies, linkTo: mailSubscriptions.linkTo }),
    emailChanges: createEmailChanges(dependencies),
    factorRemovals: createFactorRemovals(dependencies),
    postalCodes: createPostalCodes(),
    bookmarks: createBookmarks(database, others),
    history: createHistory(database, others),
    hiding: createHiding(database, others),
    files: createFiles({ ...dependencies, ...dependencies.files }),
    interviews: createInterviews(dependencies),
    calendarFeeds: createCalendarFeeds(dependencies),
    companyCalendar: createCompanyCalendar(dependencies),
    myPage: createMyPage(dependencies),
    earlierRevisions: createEarlierRevisions(database),
    jobPostChangeLimits: createChangeLimits(dependencies),
    adAssignees: createAdAssignees(dependencies),
    memberNews: createMemberNews(dependencies),
    extendDeadline: createExtendDeadline(dependencies),
    importAds: createImportAds(dependencies),
    exportAds: createExportAds(dependencies),
    adRecords: createAdRecords(dependencies),
    jobPostEditor: createJobPostEditor(dependencies),
    jobPostTemplates: createJobPostTemplates(dependencies),
    ownPlaces: createOwnPlaces(dependencies),
    startJobPost: createStartJobPost(dependencies),
    ownJobPosts: createOwnJobPosts(database, dependencies.now),
    ownJobPostMoves: createOwnJobPostMoves(dependencies),
    inviteLinks: createInviteLinks(dependencies),
    invites: createInvites(dependencies),
    mailStops: createMailStops(dependencies),
    mailSubscriptions,
    memberLists: createMemberLists(database),
    members: createMembers(dependencies),
    notifications: createNotifications(dependencies),
    notificationChoices: createNotificationChoices(dependencies),
    notificationDigests: createNotificationDigests(dependencies),
    notificationMails,
    messages: createMessages(dependencies),
    profiles: createProfiles(database, others),
    pushSubscriptions: createPushSubscriptions(dependencies),
    reports: createReports(dependencies),
    questionnaires: createQuestionnaires(dependencies),
    savedSearches: createSavedSearches(dependencies),
    replies: createReplies(dependencies),
    replyDeadlines: createReplyDeadlines(database),
    signUp: createSignUp(database, others),
    stopMails: createStopMails(mailSubscriptions, notificationMails),
  }
}
