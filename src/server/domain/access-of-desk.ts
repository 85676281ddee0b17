import { atDesk } from './access-row.ts'

/** The operator's desk. */
export const deskAccess = {
  'Query.deskToday': atDesk,
  DeskToday: atDesk,
  DeskQueueCount: atDesk,
  DeskThing: atDesk,
  DeskClaim: atDesk,
  DeskOutcome: atDesk,
  DeskMail: atDesk,
} as const
