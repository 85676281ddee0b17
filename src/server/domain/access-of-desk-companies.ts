import { atDesk } from './access-row.ts'

/** Companies at the operator's desk. */
export const deskCompanyAccess = {
  'Query.deskCompanies': atDesk,
  'Query.deskCompany': atDesk,
  DeskCompanyList: atDesk,
  DeskCompanyCount: atDesk,
  DeskCompanyLine: atDesk,
  DeskCompany: atDesk,
  DeskCompanyOwner: atDesk,
  DeskCompanyRename: atDesk,
  DeskCompanyOther: atDesk,
  DeskCompanyEvent: atDesk,
  DeskCompanyTalk: atDesk,
} as const
