import { checkPassword } from './account/check-password.ts'
import { createCompany } from './account/create-company.ts'
import { createStudent } from './account/create-student.ts'
import { requestVerification } from './account/request-verification.ts'
import { saveStudentName } from './account/save-student-name.ts'
import { send } from './contact/send.ts'
import { requestPasswordReset } from './login/request-password-reset.ts'
import { requestSignInLink } from './login/request-sign-in-link.ts'

/** Every procedure, by area. */
export const server = {
  account: { checkPassword, createCompany, createStudent, requestVerification, saveStudentName },
  contact: { send },
  login: { requestPasswordReset, requestSignInLink },
}
