import { isFixed, type MailTopic, type NotificationChoice } from '#contract/notification-choice.ts'
import type { MailChoice } from '#contract/notification.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { readMailToken, readTopicId } from '#server/backend/mail-links/mail-token.ts'
import type { People } from '#server/ports/people.ts'
import { lockChoices, readChoices, writeChoices } from './choice-rows.ts'

/** What the link in a mail shows to whoever reads the mailbox: the topic, and the kinds that it stands for now. */
export type NotificationMail = { topic: MailTopic; choices: readonly NotificationChoice[] }

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find'>
  /** Seal the links. */
  mailKeys: readonly string[]
}

const gathered = ({ mail }: NotificationChoice) => mail === 'daily' || mail === 'weekly'
const ofTopic = (topic: MailTopic) => (choice: NotificationChoice) =>
  !isFixed(choice.kind) && (topic === 'digest' ? gathered(choice) : choice.kind === topic)

/** Mails of notifications, seen, changed and stopped by the link in each, without signing in. */
export const createNotificationMails = ({ database, work, people, mailKeys }: Dependencies) => {
  /** Null: the link is none of ours, is about something else, or went to a mailbox that is the person's no longer. */
  const openLink = async (token: string) => {
    const opened = readMailToken(mailKeys, token)
    if (opened?.kind !== 'notification') return null
    const about = readTopicId(opened.id)
    if (about === null) return null
    const person = await people.find(about.uid)
    return person !== null && person.email !== null && opened.isFor(person.email) ? about : null
  }

  /** Sets how the kinds of a topic come by mail; on the site nothing changes. */
  const set = async ({ uid, topic }: { uid: string; topic: MailTopic }, unit: Unit, mail: MailChoice) => {
    const before = await lockChoices(unit, uid)
    const own = before?.filter(ofTopic(topic)) ?? []
    if (before === null) return
    const after = own.map((choice) => ({ ...choice, mail }))
    await writeChoices(unit, uid, before, after)
    const kinds = own.filter((choice) => choice.mail !== mail).map(({ kind }) => kind)
    if (kinds.length > 0)
      unit.audit({
        action: 'notification.mail_changed',
        subject: `account:${uid}`,
        detail: { topic, mail },
      })
  }

  return {
    /** Null: there is nothing that the link could show. */
    look: async (token: string): Promise<NotificationMail | null> => {
      const about = await openLink(token)
      if (about === null) return null
      const choices = await readChoices(database, about.uid)
      return choices === null ? null : { topic: about.topic, choices: choices.filter(ofTopic(about.topic)) }
    },

    /** False: there is nothing that the link could change. */
    change: async (token: string, mail: MailChoice): Promise<boolean> => {
      const about = await openLink(token)
      if (about === null) return false
      await work({ kind: 'guest' }, (unit) => set(about, unit, mail))
      return true
    },

    /** No more mails of the topic. True however often; false: the link is none of these. */
    stop: async (token: string): Promise<boolean> => {
      const about = await openLink(token)
      if (about === null) return false
      await work({ kind: 'guest' }, (unit) => set(about, unit, 'off'))
      return true
    },
  }
}

export type NotificationMails = ReturnType<typeof createNotificationMails>
