import { announcePasswordChange } from './announce-password-change.ts'
import { announceSecondFactor } from './announce-second-factor.ts'
import { announceSignInPhone } from './announce-sign-in-phone.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { endOtherSignIns } from './end-other-sign-ins.ts'
import { endSignIn } from './end-sign-in.ts'
import { exportAccount } from './export-account.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { removeSignInPhone } from './remove-sign-in-phone.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { requestDeletion } from './request-deletion.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestMailRestart } from './request-mail-restart.ts'
import { resetNotifications } from './reset-notifications.ts'
import { saveNotifications } from './save-notifications.ts'

/** What people do with their account and how they are told of things. */
export const config = {
  announcePasswordChange,
  announceSecondFactor,
  announceSignInPhone,
  cancelDeletion,
  cancelEmailChange,
  endOtherSignIns,
  endSignIn,
  exportAccount,
  removeSecondFactor,
  removeSignInPhone,
  renewRecoveryCodes,
  requestDeletion,
  requestEmailChange,
  requestMailRestart,
  resetNotifications,
  saveNotifications,
}
