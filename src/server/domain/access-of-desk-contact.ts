import { atDesk } from './access-row.ts'

/** Messages to the operator, at the operator's desk. */
export const deskContactAccess = {
  'Query.deskContactMessages': atDesk,
  'Query.deskContactMessage': atDesk,
  DeskContactList: atDesk,
  DeskContactCount: atDesk,
  DeskContactLine: atDesk,
  DeskContactMessage: atDesk,
  DeskContactReply: atDesk,
} as const
