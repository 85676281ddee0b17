import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { addCheckPassword } from './check-password.ts'
import { addCreateAccount } from './create-account.ts'
import { addOwnCompanies } from './own-companies.ts'
import { addRequestMails } from './request-mails.ts'
import { addPersonProfile } from './person-profile.ts'
import { addStudentSections } from './student-sections.ts'
import { addStudentUser } from './student-user.ts'

/** Accounts, their mails and the profiles. */
export const addAccount = (builder: Builder, enums: Enums): void => {
  addCreateAccount(builder)
  addRequestMails(builder)
  addCheckPassword(builder)
  addStudentSections(builder, enums, addStudentUser(builder, enums))
  addPersonProfile(builder)
  addOwnCompanies(builder, enums)
}
