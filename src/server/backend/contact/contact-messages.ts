import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { contactKindNames, type ContactInput, type ContactRefusal } from '#contract/contact.ts'
import type { RateLimitAnswer } from '#server/backend/accounts/rate-limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { SendMail } from '#server/services/mail/mail.ts'
import { acknowledgement, operatorMail } from './contact-mails.ts'
import { issueFormToken, readFormToken } from './form-token.ts'

export type ContactAnswer = { kind: 'accepted'; id: string } | { kind: ContactRefusal }

/** Messages to the operator: their form, their arrival and their mails. */
export type ContactMessages = {
  /** Seals one rendering of the form. */
  issueForm: () => string
  /** Stores a message once for each form and mails it afterwards. `client`: the network it comes from. */
  accept: (message: ContactInput, from: { token: string; client: string }) => Promise<ContactAnswer>
  /** True when a message of this id has arrived. */
  has: (id: string) => Promise<boolean>
  /** Mails what is not mailed yet and answers how many: what a crash or an outage left is mailed with the next. */
  deliver: () => Promise<number>
  /** Resolves when the mails under way are sent; for the end of the process. */
  settled: () => Promise<void>
}

type Dependencies = {
  database: Database
  formKey: string
  siteName: string
  operatorEmail: string
  sendMail: SendMail
  rateLimits: {
    hit: (name: string, who: string, rule: { limit: number; seconds: number }) => Promise<RateLimitAnswer>
  }
  now: () => Date
  log: Log
}

const day = 24 * 60 * 60
/** Messages an address may send, and acknowledgements anyone can make it get. */
const perAddress = { messages: { limit: 10, seconds: day }, acknowledgements: { limit: 3, seconds: day } }
/** A campus shares one network. */
const messagesOfNetwork = { limit: 60, seconds: day }
const deliveredAtOnce = 20

export const createContactMessages = (options: Dependencies): ContactMessages => {
  const { database, formKey, siteName, operatorEmail, sendMail, rateLimits, now, log } = options
  let delivery = Promise.resolve(0)

  /** Takes the waiting messages for this process alone, so that two nodes never mail one twice. */
  const take = () =>
    database.transaction(async (tx) => {
      const waiting = tx
        .select({ id: contactMessage.id })
        .from(contactMessage)
        .where(isNull(contactMessage.mailedAt))
        .orderBy(asc(contactMessage.createdAt))
        .limit(deliveredAtOnce)
        .for('update', { skipLocked: true })
      return tx
        .update(contactMessage)
        .set({ mailedAt: now() })
        .where(and(inArray(contactMessage.id, waiting), isNull(contactMessage.mailedAt)))
        .returning()
    })

  const mail = async (message: typeof contactMessage.$inferSelect): Promise<void> => {
    const words = { ...message, kind: contactKindNames[message.kind], siteName }
    try {
      await sendMail({ to: operatorEmail, ...operatorMail(words) })
      const who = message.email.toLowerCase()
      const may = await rateLimits.hit('contact-acknowledgement', who, perAddress.acknowledgements)
      if (may.kind === 'allowed') await sendMail({ to: message.email, ...acknowledgement(words) })
    } catch (error) {
      log.error({ err: error, contactMessage: message.id }, 'a message to the operator could not be mailed')
      await database.update(contactMessage).set({ mailedAt: null }).where(eq(contactMessage.id, message.id))
    }
  }

  const deliver = (): Promise<number> => {
    delivery = delivery
      .then(async () => {
        const waiting = await take()
        for (const message of waiting) await mail(message)
        return waiting.length
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'messages to the operator could not be read')
        return 0
      })
    return delivery
  }

  return {
    issueForm: () => issueFormToken(formKey, { formId: newId(), issuedAt: now() }),
    accept: async (message, { token, client }) => {
      const form = readFormToken(formKey, token, now())
      if (form.kind !== 'valid') return { kind: form.kind === 'early' ? 'early' : 'late' }
      const { formId } = form
      const sent = await database
        .select({ id: contactMessage.id })
        .from(contactMessage)
        .where(eq(contactMessage.formId, formId))
      if (sent[0] !== undefined) return { kind: 'accepted', id: sent[0].id }
      const may = [
        await rateLimits.hit('contact client', client, messagesOfNetwork),
        await rateLimits.hit('contact', message.email.toLowerCase(), perAddress.messages),
      ]
      if (may.some(({ kind }) => kind === 'limited')) return { kind: 'limited' }
      const at = now()
      const [stored] = await database
        .insert(contactMessage)
        .values({ id: newId(), formId, ...message, createdAt: at, updatedAt: at })
        // Two sendings of one form at the same time: the second answers with the first's id.
        .onConflictDoUpdate({ target: contactMessage.formId, set: { updatedAt: at } })
        .returning({ id: contactMessage.id })
      if (stored === undefined) throw new Error('The message was neither stored nor found')
      void deliver()
      return { kind: 'accepted', id: stored.id }
    },
    has: async (id) => {
      const rows = await database
        .select({ id: contactMessage.id })
        .from(contactMessage)
        .where(eq(contactMessage.id, id))
      return rows.length > 0
    },
    deliver,
    settled: async () => {
      await delivery
    },
  }
}
