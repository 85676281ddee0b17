import { ofArgument, ofParent, whoMay, type Row } from './access-row.ts'

const answering = whoMay('answerApplicants', ofArgument('companyId'), 'second_factor')
const shown = whoMay('answerApplicants', ofParent('companyId'), 'second_factor')

/** Rows of `accessTable` for what a company writes to its applicants. */
export const replyAccess = {
  'Query.replyTemplates': answering,
  'Query.replyLetter': answering,
  'Query.inquiryLetter': answering,
  'Query.bulkCandidates': answering,
  'Query.bulkReplies': answering,
  'Query.bulkReply': answering,
  ReplyTemplate: shown,
  ReplyLetter: shown,
  BulkCandidate: shown,
  BulkCandidates: shown,
  BulkReply: shown,
  BulkReplyLetter: shown,
  ShownBulkReply: shown,
} satisfies Readonly<Record<string, Row>>
