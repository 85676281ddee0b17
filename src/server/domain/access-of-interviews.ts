import { account, ofArgument, ofParent, oneself, orNothing, whoMay, type Row } from './access-row.ts'

const readers = whoMay('readApplicants', ofArgument('companyId'), 'second_factor')
const ofCompany = whoMay('readApplicants', ofParent('companyId'), 'second_factor')

/** Rows of `accessTable` for interviews, of both sides. */
export const interviewAccess = {
  'Query.comingInterviews': readers,
  'Query.adInterviews': readers,
  'Query.applicantInterviews': readers,
  AdInterviews: ofCompany,
  InterviewSlot: ofCompany,
  CompanyInterview: ofCompany,

  'Query.ownInterviews': orNothing(account(['student'])),
  OwnInterview: oneself(ofParent('uid')),
  OwnInterviewSlot: oneself(ofParent('uid')),
} satisfies Readonly<Record<string, Row>>
