import { checkPassword } from './account/check-password.ts'
import { confirmEmailChange } from './account/confirm-email-change.ts'
import { createCompany } from './account/create-company.ts'
import { createStudent } from './account/create-student.ts'
import { requestVerification } from './account/request-verification.ts'
import { saveStudentName } from './account/save-student-name.ts'
import { undoEmailChange } from './account/undo-email-change.ts'
import { announcePasswordChange } from './config/announce-password-change.ts'
import { announceSignInPhone } from './config/announce-sign-in-phone.ts'
import { cancelDeletion } from './config/cancel-deletion.ts'
import { endOtherSignIns } from './config/end-other-sign-ins.ts'
import { endSignIn } from './config/end-sign-in.ts'
import { exportAccount } from './config/export-account.ts'
import { removeSecondFactor } from './config/remove-second-factor.ts'
import { removeSignInPhone } from './config/remove-sign-in-phone.ts'
import { renewRecoveryCodes } from './config/renew-recovery-codes.ts'
import { requestDeletion } from './config/request-deletion.ts'
import { requestEmailChange } from './config/request-email-change.ts'
import { send } from './contact/send.ts'
import { recoverAccount } from './login/recover-account.ts'
import { requestPasswordReset } from './login/request-password-reset.ts'
import { requestSignInLink } from './login/request-sign-in-link.ts'

/** Every procedure, by area. */
export const server = {
  account: {
    checkPassword,
    confirmEmailChange,
    createCompany,
    createStudent,
    requestVerification,
    saveStudentName,
    undoEmailChange,
  },
  config: {
    announcePasswordChange,
    announceSignInPhone,
    cancelDeletion,
    endOtherSignIns,
    endSignIn,
    exportAccount,
    removeSecondFactor,
    removeSignInPhone,
    renewRecoveryCodes,
    requestDeletion,
    requestEmailChange,
  },
  contact: { send },
  login: { recoverAccount, requestPasswordReset, requestSignInLink },
}
