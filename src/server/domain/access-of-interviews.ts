import { account, anyone, ofArgument, ofParent, oneself, orNothing, whoMay, type Row } from './access-row.ts'

const readers = whoMay('readApplicants', ofArgument('companyId'), 'second_factor')
const ofCompany = whoMay('readApplicants', ofParent('companyId'), 'second_factor')

/** Rows of `accessTable` for interviews, of both sides. */
export const interviewAccess = {
  'Query.comingInterviews': readers,
  'Query.adInterviews': readers,
  'Query.applicantInterviews': readers,
  'Query.companyDates': readers,
  'Query.companyCalendarFeed': readers,
  // Whoever has the secret reads the calendar: that is what it is for.
  'Query.companyFeedDates': anyone,
  AdInterviews: ofCompany,
  CompanyDate: ofCompany,
  CompanyCalendarFeed: ofCompany,
  InterviewSlot: ofCompany,
  CompanyInterview: ofCompany,

  'Query.ownInterviews': orNothing(account(['student'])),
  OwnInterview: oneself(ofParent('uid')),
  OwnInterviewSlot: oneself(ofParent('uid')),
} satisfies Readonly<Record<string, Row>>
