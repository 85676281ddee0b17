import type { MailAbout, OutgoingMail } from '#server/ports/mails.ts'
import { newId } from '#server/platform/ids.ts'
import type { LinkMail } from './kinds.ts'
import type { NewTask } from './task-queue.ts'

/**
 * The task that sends a mail. The mail is known by its id from here on, however often its sending is tried. `waits`: for so
 * long, and to be left out where the line of news with this id was read meanwhile.
 */
export const mailTask = (
  mail: OutgoingMail,
  about?: MailAbout,
  waits?: { news: string; seconds: number },
): NewTask => ({
  name: 'send-mail',
  data: { id: newId(), mail, ...(about && { about }), ...(waits && { unlessRead: waits.news }) },
  ...(waits && { after: waits.seconds }),
})

/** The task that has the identity provider make a link and sends it. */
export const linkTask = (link: LinkMail): NewTask => ({ name: 'send-link', data: { id: newId(), ...link } })
