import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { addAccountAnswers } from './account-answers.ts'
import { addOwnCompanies } from './own-companies.ts'
import { addPersonProfile } from './person-profile.ts'
import { addHomeDistances } from './add-home-distances.ts'
import { addStudentUser } from './student-user.ts'

/** Accounts, their mails and the profiles. */
export const addAccount = (builder: Builder, enums: Enums): void => {
  addAccountAnswers(builder)
  addStudentUser(builder, enums)
  addHomeDistances(builder)
  addPersonProfile(builder)
  addOwnCompanies(builder, enums)
}
