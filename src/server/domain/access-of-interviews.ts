import { account, ofArgument, ofParent, oneself, orNothing, whoMay, type Row } from './access-row.ts'

const readers = whoMay('readApplicants', ofArgument('companyId'), 'second_factor')
const answerers = whoMay('answerApplicants', ofArgument('companyId'), 'second_factor', 'verified')
const ofCompany = whoMay('readApplicants', ofParent('companyId'), 'second_factor')

/** Rows of `accessTable` for interviews, of both sides. */
export const interviewAccess = {
  'Query.comingInterviews': readers,
  'Query.adInterviews': readers,
  'Query.applicantInterviews': readers,
  'Mutation.addInterviewSlots': answerers,
  'Mutation.changeInterviewSlot': answerers,
  'Mutation.cancelInterviewSlot': answerers,
  'Mutation.inviteToInterview': answerers,
  'Mutation.inviteAllToInterview': answerers,
  'Mutation.endInterview': answerers,
  AdInterviews: ofCompany,
  InterviewSlot: ofCompany,
  CompanyInterview: ofCompany,

  'Query.ownInterviews': orNothing(account(['student'])),
  'Mutation.pickInterviewSlot': account(['student']),
  'Mutation.releaseInterview': account(['student']),
  'Mutation.requestInterviewTimes': account(['student']),
  OwnInterview: oneself(ofParent('uid')),
  OwnInterviewSlot: oneself(ofParent('uid')),
} satisfies Readonly<Record<string, Row>>
