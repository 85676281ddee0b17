import { adminMails } from './admin.ts'
import { accountMails } from './account.ts'
import { applicationMails } from './application.ts'
import { answerMails } from './answers.ts'
import { companyTalkMails } from './company-talk.ts'
import { companyMails } from './company.ts'
import { contactMails } from './contact.ts'
import { factorRemovalMails } from './factor-removal.ts'
import { interviewMails } from './interviews.ts'
import { companyInterviewMails } from './interviews-company.ts'
import { jobPostMails } from './job-posts.ts'
import { memberMails } from './member.ts'
import { notificationMails } from './notification.ts'
import { messageMails } from './message.ts'
import { replyMails } from './replies.ts'
import { reportMails } from './report.ts'
import { savedSearchMails } from './saved-search.ts'
import { securityMails } from './security.ts'

/** Every mail this site sends, by kind. */
export const mailCatalogue = {
  ...accountMails,
  ...adminMails,
  ...securityMails,
  ...factorRemovalMails,
  ...contactMails,
  ...companyMails,
  ...companyTalkMails,
  ...memberMails,
  ...applicationMails,
  ...answerMails,
  ...jobPostMails,
  ...messageMails,
  ...replyMails,
  ...reportMails,
  ...interviewMails,
  ...companyInterviewMails,
  ...savedSearchMails,
  ...notificationMails,
} as const
