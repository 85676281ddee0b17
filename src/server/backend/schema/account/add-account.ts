import type { Builder } from '#server/backend/schema/builder.ts'
import { addCheckPassword } from './check-password.ts'
import { addCreateAccount } from './create-account.ts'
import { addOwnCompanies } from './own-companies.ts'
import { addRequestMails } from './request-mails.ts'
import { addStudentUser } from './student-user.ts'

/** Accounts, their mails and the first profile. */
export const addAccount = (builder: Builder): void => {
  addCreateAccount(builder)
  addRequestMails(builder)
  addCheckPassword(builder)
  addStudentUser(builder)
  addOwnCompanies(builder)
}
