import { atDesk } from './access-row.ts'

/** People at the operator's desk: how their accounts are. */
export const deskPeopleAccess = {
  'Query.deskPerson': atDesk,
  'Query.deskRemovals': atDesk,
  DeskPerson: atDesk,
  DeskPersonAtProvider: atDesk,
  DeskPersonMailStop: atDesk,
  DeskPersonMail: atDesk,
  DeskPersonCount: atDesk,
  DeskPersonRemoval: atDesk,
  DeskRemoval: atDesk,
} as const
