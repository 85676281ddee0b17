import { changeNotificationMail } from './change-notification-mail.ts'
import { restartMails } from './restart-mails.ts'

/** What the links of mails do, beside those of searches. */
export const mails = { changeNotificationMail, restartMails }
