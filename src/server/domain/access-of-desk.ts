import { atDesk } from './access-row.ts'

/** The operator's desk. */
export const deskAccess = {
  'Query.deskToday': atDesk,
  'Query.deskDays': atDesk,
  'Query.deskFiguresCsv': atDesk,
  'Query.deskComplaintsCsv': atDesk,
  DeskDay: atDesk,
  DeskToday: atDesk,
  DeskQueueCount: atDesk,
  DeskThing: atDesk,
  DeskClaim: atDesk,
  DeskOutcome: atDesk,
  DeskMail: atDesk,
} as const
