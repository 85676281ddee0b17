import { atDesk } from './access-row.ts'

/** Ads, reports and reported messages, at the operator's desk. */
export const deskReadingAccess = {
  'Query.deskJobPosts': atDesk,
  'Query.deskJobPost': atDesk,
  'Query.deskCompanyJobPosts': atDesk,
  'Query.deskReports': atDesk,
  'Query.deskReport': atDesk,
  'Query.deskMessageReports': atDesk,
  'Query.deskMessageReport': atDesk,
  DeskJobPostList: atDesk,
  DeskJobPostLine: atDesk,
  DeskJobPost: atDesk,
  DeskReading: atDesk,
  DeskReportList: atDesk,
  DeskReportedAd: atDesk,
  DeskReportCase: atDesk,
  DeskReport: atDesk,
  DeskInquiry: atDesk,
  DeskEarlierCase: atDesk,
  DeskMessageReportList: atDesk,
  DeskMessageReport: atDesk,
  DeskEvidence: atDesk,
  DeskReportedMessage: atDesk,
  DeskReportedFile: atDesk,
  DeskFile: atDesk,
} as const
