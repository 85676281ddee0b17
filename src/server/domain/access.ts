import { accountKinds } from '#contract/account.ts'
import {
  account,
  anyone,
  ofArgument,
  ofParent,
  oneself,
  orNothing,
  signedIn,
  whoMay,
  type Row,
} from './access-row.ts'

/** Who writes a company's ads and answers its applicants. */
const editors = ['owner', 'recruiter'] as const
/** Where a field's thing is found: an argument of this name, or this column of the object that the field is of. */
export type Place = { from: 'argument' | 'parent'; name: string }

/** A rule, and where the company or the person it asks about is found. */
export type Row =
  | (Rule & { who: Exclude<Who, { kind: 'member' | 'oneself' }> })
  | (Rule & { who: Extract<Who, { kind: 'member' }>; company: Place })
  | (Rule & { who: Extract<Who, { kind: 'oneself' }>; person: Place })

const anyone: Row = { who: { kind: 'anyone' }, also: [], otherwise: 'refused' }
const signedIn = (...also: readonly Condition[]): Row => ({
  who: { kind: 'signed_in' },
  also,
  otherwise: 'refused',
})
const account = (of: readonly AccountKind[], ...also: readonly Condition[]): Row => ({
  who: { kind: 'account', of },
  also,
  otherwise: 'refused',
})
const member = (roles: readonly CompanyRole[], company: Place, ...also: readonly Condition[]): Row => ({
  who: { kind: 'member', roles },
  company,
  also,
  otherwise: 'refused',
})
const oneself = (person: Place, ...also: readonly Condition[]): Row => ({
  who: { kind: 'oneself' },
  person,
  also,
  otherwise: 'refused',
})
/** For a nullable field or a list: who is left out gets null or the empty list. */
const orNothing = (row: Row): Row => ({ ...row, otherwise: 'nothing' })

const ofParent = (name: string): Place => ({ from: 'parent', name })
const ofArgument = (name: string): Place => ({ from: 'argument', name })
/** Writing of the company that the argument `company` names. */
const owners = member(['owner'], ofArgument('company'), 'verified', 'second_factor')
/** Who writes a company's ads. */
const editors = ['owner', 'recruiter'] as const

/**
 * Who may do what: one row for each field of Query and Mutation, and for each type that is not public, as a whole
 * (`StudentUser`) or by field (`StudentUser.familyName`, which goes before the type's row). What has no row and is of no
 * public type fails the build of the schema. What secures one's own account asks for no second factor by policy: who
 * lacks it has to reach its enrolment.
 */
export const accessTable: Readonly<Record<string, Row>> = {
  'Query.jobPosts': anyone,
  'Query.jobPost': anyone,
  'Query.companies': anyone,
  'Query.company': anyone,
  'Query.infos': anyone,
  'Query.info': anyone,
  'Query.search': anyone,
  'Query.suggestions': anyone,
  'Query.publishedJobPosts': anyone,
  'Query.firstPublishedAt': anyone,
  'Query.openJobPosts': anyone,
  'Query.sitemapParts': anyone,
  'Query.sitemapEntries': anyone,
  'Query.postalAddresses': anyone,
  'Query.schoolNames': anyone,
  'Query.contactForm': anyone,
  'Query.contactReceived': anyone,
  'Query.emailLink': anyone,
  'Query.mailSubscription': anyone,
  'Query.ownSavedSearches': orNothing(account(accountKinds)),
  'Query.accountSecurity': signedIn(),
  'Query.studentUser': orNothing(account(['student'])),
  'Query.personProfile': orNothing(account(['company', 'admin'])),
  'Query.ownCompanies': orNothing(signedIn('second_factor')),
  'Query.ownCompany': orNothing(member(companyRoles, ofArgument('id'), 'second_factor')),
  'Query.ownBookmarks': account(['student']),
  'Query.bookmarkStates': orNothing(account(['student'])),
  'Query.ownHistory': account(['student']),

  'Query.ownApplications': orNothing(account(['student'])),
  'Query.ownApplication': orNothing(account(['student'])),
  'Query.ownApplicationTo': orNothing(account(['student'])),
  'Query.applicationForm': orNothing(account(['student'])),
  'Query.storedFiles': orNothing(account(['student'])),
  'Query.fileAddress': orNothing(signedIn('second_factor')),
  'Query.needsNow': orNothing(account(['student'])),
  'Query.recommendations': orNothing(account(['student'])),
  'Query.calendarDates': orNothing(account(['student'])),
  'Query.calendarFeedSecret': orNothing(account(['student'])),
  // Whoever has the secret reads the calendar: that is what it is for.
  'Query.calendarFeed': anyone,
  'Query.ownJobPosts': member(companyRoles, ofArgument('companyId'), 'second_factor'),
  'Query.ownJobPost': member(companyRoles, ofArgument('companyId'), 'second_factor'),
  'Query.companyNeeds': member(companyRoles, ofArgument('companyId'), 'second_factor'),

  'Mutation.sendContactMessage': anyone,
  'Mutation.checkPassword': anyone,
  'Mutation.requestPasswordReset': anyone,
  'Mutation.requestSignInLink': anyone,
  'Mutation.recoverAccount': anyone,
  'Mutation.confirmEmailChange': anyone,
  'Mutation.undoEmailChange': anyone,
  'Mutation.requestSavedSearch': anyone,
  'Mutation.confirmMailSubscription': anyone,
  'Mutation.changeMailSubscription': anyone,
  'Mutation.stopMailSubscription': anyone,
  'Mutation.saveSearch': account(accountKinds),
  'Mutation.changeSavedSearch': account(accountKinds),
  'Mutation.openSavedSearch': account(accountKinds),
  'Mutation.removeSavedSearch': account(accountKinds),
  'Mutation.createStudentAccount': signedIn('email'),
  'Mutation.createCompanyAccount': signedIn('email'),
  'Mutation.requestVerificationMail': signedIn('email'),
  'Mutation.saveStudentName': account(['student']),
  'Mutation.saveBookmark': account(['student']),
  'Mutation.removeBookmark': account(['student']),
  'Mutation.mergeBookmarks': account(['student']),
  'Mutation.addToHistory': account(['student']),
  'Mutation.forgetHistory': account(['student']),
  'Mutation.startStudentProfile': account(['student']),
  'Mutation.saveStudentContact': account(['student']),
  'Mutation.saveStudentSchool': account(['student']),
  'Mutation.saveStudentTexts': account(['student']),
  'Mutation.saveStudentHistory': account(['student']),
  'Mutation.saveStudentTags': account(['student']),
  'Mutation.saveStudentDesires': account(['student']),
  'Mutation.saveStudentSettings': account(['student']),
  'Mutation.savePersonProfile': account(['company', 'admin']),
  'Mutation.endSignIn': signedIn(),
  'Mutation.endOtherSignIns': signedIn(),
  'Mutation.removeSecondFactor': signedIn('email', 'recent'),
  'Mutation.announceSignInPhone': account(['student'], 'email', 'verified', 'recent'),
  'Mutation.removeSignInPhone': signedIn('email', 'recent'),
  'Mutation.renewRecoveryCodes': account(accountKinds, 'email', 'recent', 'own_second_factor'),
  'Mutation.requestEmailChange': signedIn('email', 'recent'),
  'Mutation.announcePasswordChange': signedIn('email', 'recent'),
  'Mutation.exportAccount': signedIn('email', 'recent'),
  'Mutation.requestAccountDeletion': account(accountKinds, 'email', 'recent'),
  'Mutation.cancelAccountDeletion': signedIn('email'),
  'Mutation.requestUpload': account(['student'], 'verified'),
  'Mutation.finishUpload': account(['student'], 'verified'),
  'Mutation.deleteFile': account(['student']),
  'Mutation.saveCompanyNames': owners,
  'Mutation.saveCompanyAddress': owners,
  'Mutation.saveCompanyContact': owners,
  'Mutation.saveCompanyBusiness': owners,
  'Mutation.saveCompanyYouth': owners,
  'Mutation.requestCompanyImage': owners,
  'Mutation.finishCompanyImage': owners,
  'Mutation.saveCompanyPhotos': owners,
  'Mutation.removeCompanyImage': owners,

  // A draft may be written before the address is verified, so that nothing that was typed is lost on the way.
  'Mutation.saveApplicationDraft': account(['student']),
  'Mutation.submitApplication': account(['student'], 'email', 'verified'),
  'Mutation.discardApplicationDraft': account(['student']),
  'Mutation.withdrawApplication': account(['student']),
  'Mutation.answerOffer': account(['student']),
  'Mutation.closeUnansweredApplication': account(['student']),

  Application: oneself(ofParent('uid')),
  ApplicationEvent: oneself(ofParent('uid')),
  ApplicationFile: oneself(ofParent('uid')),
  ApplicationForm: oneself(ofParent('uid')),
  'Mutation.changeCalendarFeed': account(['student']),
  // Only a verified address puts an ad before students.
  'Mutation.publishJobPost': member(editors, ofArgument('companyId'), 'second_factor', 'verified'),
  'Mutation.takeBackJobPost': member(editors, ofArgument('companyId'), 'second_factor'),
  'Mutation.pauseJobPost': member(editors, ofArgument('companyId'), 'second_factor'),
  'Mutation.resumeJobPost': member(editors, ofArgument('companyId'), 'second_factor', 'verified'),
  'Mutation.closeJobPost': member(editors, ofArgument('companyId'), 'second_factor'),
  'Mutation.relistJobPost': member(editors, ofArgument('companyId'), 'second_factor'),
  'Mutation.discardJobPost': member(editors, ofArgument('companyId'), 'second_factor'),

  StudentUser: oneself(ofParent('uid')),
  PersonProfile: oneself(ofParent('uid')),
  CompanyAccount: member(companyRoles, ofParent('id'), 'second_factor'),
  OwnCompany: member(companyRoles, ofParent('id'), 'second_factor'),
  OwnJobPost: member(companyRoles, ofParent('companyId'), 'second_factor'),
  OwnJobPostConnection: member(companyRoles, ofParent('companyId'), 'second_factor'),
  JobPostReview: member(companyRoles, ofParent('companyId'), 'second_factor'),
  CompanyNeeds: member(companyRoles, ofParent('companyId'), 'second_factor'),
  CompanyNeed: member(companyRoles, ofParent('companyId'), 'second_factor'),
  OwnCompany: whoMay('seeCompany', ofParent('id'), 'second_factor'),

  'Query.companyMembers': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  // Whoever holds the link learns who invites whom to what; accepting is for the invited address alone.
  'Query.companyInvite': anyone,
  'Mutation.inviteMember': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  'Mutation.resendInvite': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  'Mutation.revokeInvite': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  'Mutation.changeMemberRole': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  'Mutation.removeMember': whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor'),
  'Mutation.leaveCompany': whoMay('leaveCompany', ofArgument('company')),
  'Mutation.useCompany': whoMay('seeCompany', ofArgument('company'), 'second_factor'),
  // The enrolment of a second factor comes after: it is asked of members alone.
  'Mutation.acceptInvite': account(['company'], 'email', 'verified'),
  'Mutation.createMemberAccount': signedIn('email'),
  CompanyMembers: whoMay('manageMembers', ofParent('companyId'), 'verified', 'second_factor'),
  CompanyMember: whoMay('manageMembers', ofParent('companyId'), 'verified', 'second_factor'),
  CompanyInvite: whoMay('manageMembers', ofParent('companyId'), 'verified', 'second_factor'),
  AccountSecurity: oneself(ofParent('uid')),
  AccountSignIn: oneself(ofParent('uid')),
  SecondFactor: oneself(ofParent('uid')),
  OwnBookmarks: oneself(ofParent('uid')),
  Bookmark: oneself(ofParent('uid')),
  OwnHistory: oneself(ofParent('uid')),
  SeenJobPost: oneself(ofParent('uid')),
  StoredFile: oneself(ofParent('uid')),
  NeedsNow: oneself(ofParent('uid')),
  Need: oneself(ofParent('uid')),
  Recommendations: oneself(ofParent('uid')),
  Recommendation: oneself(ofParent('uid')),
  RecommendationReason: oneself(ofParent('uid')),
  CalendarDate: oneself(ofParent('uid')),
  SavedSearch: oneself(ofParent('uid')),
}

/** Types whose fields anyone may read: only public things are ever loaded, or it is the answer to whoever asked. */
export const publicTypes: ReadonlySet<string> = new Set([
  'AcceptedInvite',
  'AgeLimit',
  'Allowance',
  'ChangedText',
  'ApplicationAnswer',
  'ApplicationConnection',
  'BookmarkMerge',
  'CalendarFeedDate',
  'Company',
  'CompanyConnection',
  // Reached only through what has a row of its own.
  'CompanyDecision',
  'CompanyEdge',
  'CompanyFacets',
  'CompanyInvitation',
  'CompanyImage',
  'ContactAnswer',
  'EmailLink',
  'FacetValue',
  'FinishedImage',
  'FinishedUpload',
  'FixedOvertime',
  'Highlight',
  // Entries and licences are reached only through what has a row of its own.
  'HistoryEntry',
  'Hours',
  'Info',
  'InfoConnection',
  'InfoEdge',
  'JobPost',
  'JobPostChange',
  'JobPostConnection',
  'JobPostEdge',
  'JobPostFacets',
  // Findings are reached only through what has a row of its own.
  'LegalFinding',
  // Counts and answers are reached only through what has a row of its own.
  'JobPostGroupCount',
  'JobPostMoveAnswer',
  'Licence',
  'MailSubscription',
  'Overtime',
  'PageInfo',
  'ParentalLeave',
  'PostalAddress',
  'Probation',
  'ProfileCompleteness',
  'ProgrammeEvent',
  'PublishedJobPosts',
  'ReplyStats',
  'SchoolName',
  'SearchResult',
  'SitemapEntry',
  'SitemapPart',
  'Suggestion',
  'Term',
  'TextPart',
  'Total',
  'UnderstoodQuery',
  'UploadTicket',
  'Wage',
  'Workplace',
  'YouthHires',
  'YouthInfo',
])

/** What is asked of a caller for this field. Undefined: nobody has said, so nobody may. */
export const rowOf = (type: string, field: string): Row | undefined => {
  const given = accessTable[`${type}.${field}`] ?? accessTable[type]
  return given ?? (publicTypes.has(type) ? anyone : undefined)
}
