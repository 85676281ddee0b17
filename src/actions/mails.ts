import * as mailStops from '#server/backend/mail-stops/mail-stop-procedures.ts'
import * as notificationChoices from '#server/backend/notifications/notification-choice-procedures.ts'
import * as security from '#server/backend/security/security-procedures.ts'
import { form } from './action.ts'

/** What the links of mails do, without a sign-in. */
export const mailActions = {
  stopFactorRemoval: form(security.stopFactorRemoval),
  changeNotificationMail: form(notificationChoices.changeNotificationMail),
  restartMails: form(mailStops.restartMails),
}
