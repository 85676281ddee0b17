import { accountKinds } from '#contract/account.ts'
import { companyAccess } from './access-of-companies.ts'
import { replyAccess } from './access-of-replies.ts'
import { interviewAccess } from './access-of-interviews.ts'
import { messageAccess } from './access-of-messages.ts'
import { deskCompanyAccess } from './access-of-desk-companies.ts'
import { deskContactAccess } from './access-of-desk-contact.ts'
import { deskPeopleAccess } from './access-of-desk-people.ts'
import { deskSiteAccess } from './access-of-desk-site.ts'
import { deskReadingAccess } from './access-of-desk-reading.ts'
import { deskAccess } from './access-of-desk.ts'
import { account, anyone, ofParent, oneself, orNothing, signedIn, type Row } from './access-row.ts'

/**
 * Who may do what: one row for each field of Query and Mutation, and for each type that is not public, as a whole
 * (`StudentUser`) or by field (`StudentUser.familyName`, which goes before the type's row). What has no row and is of no
 * public type fails the build of the schema.
 */
export const accessRows = {
  'Query.jobPosts': anyone,
  'Query.jobPost': anyone,
  'Query.companies': anyone,
  'Query.company': anyone,
  'Query.infos': anyone,
  'Query.info': anyone,
  'Query.infoWithdrawn': anyone,
  'Query.search': anyone,
  'Query.suggestions': anyone,
  'Query.publishedJobPosts': anyone,
  'Query.firstPublishedAt': anyone,
  'Query.openJobPosts': anyone,
  'Query.sitemapParts': anyone,
  'Query.placesWithAds': anyone,
  'Query.sitemapEntries': anyone,
  'Query.postalAddresses': anyone,
  'Query.schoolNames': anyone,
  'Query.stationNames': anyone,
  'Query.railwayLines': anyone,
  'Query.stationsOnLine': anyone,
  'Query.contactForm': anyone,
  'Query.contactReceived': anyone,
  'Query.reportReceived': anyone,
  'Query.emailLink': anyone,
  'Query.factorRemovalLink': anyone,
  'Query.mailSubscription': anyone,
  'Query.notificationMail': anyone,
  'Query.notificationChoices': orNothing(account(accountKinds)),
  'Query.memberNews': orNothing(account(['company'])),
  MemberNews: oneself(ofParent('uid')),
  MutedJobPost: oneself(ofParent('uid')),
  'Query.pushKinds': orNothing(account(['student', 'company'])),
  'Query.mailStop': orNothing(signedIn()),
  'Query.mailRestart': anyone,
  'Query.ownSavedSearches': orNothing(account(accountKinds)),
  // What a company's people are told names applicants; how much it is says nothing.
  'Query.notifications': account(accountKinds, 'second_factor'),
  'Query.notificationCount': orNothing(account(accountKinds)),
  'Query.accountSecurity': signedIn(),
  'Query.accountWaiting': signedIn(),
  'Query.studentUser': orNothing(account(['student'])),
  'Query.personProfile': orNothing(account(['company', 'admin'])),
  'Query.ownCompanies': orNothing(signedIn('second_factor')),
  'Query.ownBookmarks': account(['student']),
  'Query.bookmarkStates': orNothing(account(['student'])),
  'Query.homeDistances': orNothing(account(['student'])),
  'Query.ownHistory': account(['student']),
  'Query.ownHidden': account(['student']),
  'Query.hiddenStates': orNothing(account(['student'])),

  // Students alone have any, and each sees their own.
  'Query.ownQuestionnaires': account(['student']),
  'Query.questionnaireRun': account(['student']),
  'Query.questionnaireResult': account(['student']),
  'Query.questionnaireExport': account(['student']),
  'Query.nearWork': account(['student']),

  'Query.ownApplications': orNothing(account(['student'])),
  'Query.ownApplication': orNothing(account(['student'])),
  'Query.ownApplicationTo': orNothing(account(['student'])),
  'Query.applicationForm': orNothing(account(['student'])),
  'Query.storedFiles': orNothing(account(['student', 'company'], 'second_factor')),
  'Query.fileAddress': orNothing(signedIn('second_factor')),
  'Query.needsNow': orNothing(account(['student'])),
  'Query.recommendations': orNothing(account(['student'])),
  'Query.calendarDates': orNothing(account(['student'])),
  'Query.calendarFeedSecret': orNothing(account(['student'])),
  // Whoever has the secret reads the calendar: that is what it is for.
  'Query.calendarFeed': anyone,

  // Of members those whose role writes messages: `src/server/backend/procedures/reader.ts`.
  Application: oneself(ofParent('uid')),
  ApplicationEvent: oneself(ofParent('uid')),
  ApplicationFile: oneself(ofParent('uid')),
  ApplicationForm: oneself(ofParent('uid')),

  StudentUser: oneself(ofParent('uid')),
  PersonProfile: oneself(ofParent('uid')),
  AccountSecurity: oneself(ofParent('uid')),
  AccountWaiting: oneself(ofParent('uid')),
  AccountSignIn: oneself(ofParent('uid')),
  SecondFactor: oneself(ofParent('uid')),
  OwnBookmarks: oneself(ofParent('uid')),
  Bookmark: oneself(ofParent('uid')),
  OwnHistory: oneself(ofParent('uid')),
  SeenJobPost: oneself(ofParent('uid')),
  OwnHidden: oneself(ofParent('uid')),
  HiddenJobPost: oneself(ofParent('uid')),
  HiddenCompany: oneself(ofParent('uid')),
  HiddenStates: oneself(ofParent('uid')),
  OwnQuestionnaires: oneself(ofParent('uid')),
  OwnQuestionnaire: oneself(ofParent('uid')),
  QuestionnaireRun: oneself(ofParent('uid')),
  QuestionnaireResult: oneself(ofParent('uid')),
  NearWork: oneself(ofParent('uid')),
  NearJob: oneself(ofParent('uid')),
  StoredFile: oneself(ofParent('uid')),
  NotificationList: oneself(ofParent('uid')),
  Notification: oneself(ofParent('uid')),
  NeedsNow: oneself(ofParent('uid')),
  Need: oneself(ofParent('uid')),
  Recommendations: oneself(ofParent('uid')),
  Recommendation: oneself(ofParent('uid')),
  RecommendationReason: oneself(ofParent('uid')),
  CalendarDate: oneself(ofParent('uid')),
  SavedSearch: oneself(ofParent('uid')),
  ...companyAccess,
  ...replyAccess,
  ...interviewAccess,
  ...messageAccess,
  ...deskAccess,
  ...deskCompanyAccess,
  ...deskContactAccess,
  ...deskPeopleAccess,
  ...deskSiteAccess,
  ...deskReadingAccess,
} satisfies Readonly<Record<string, Row>>
