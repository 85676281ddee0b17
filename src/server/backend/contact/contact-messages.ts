import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { ContactInput, ContactRefusal } from '#contract/contact.ts'
import type { Database } from '#server/backend/database/open.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { issueFormToken, readFormToken } from './form-token.ts'

export type ContactAnswer = { kind: 'accepted'; id: string } | { kind: ContactRefusal }

export type ContactMessages = ReturnType<typeof createContactMessages>

type Dependencies = {
  database: Database
  work: Work
  formKey: string
  operatorEmail: string
  rateLimits: RateLimits
  now: () => Date
}

const day = 24 * 60 * 60
/** Messages an address may send, and acknowledgements anyone can make it get. */
const perAddress = { messages: { limit: 10, seconds: day }, acknowledgements: { limit: 3, seconds: day } }
/** A campus shares one network. */
const messagesOfNetwork = { limit: 60, seconds: day }

/** Years that a message is kept: content/legal/privacy.md, 保存する期間. */
const keptYears = 1
/** Messages that one run removes at most; the next one goes on. */
const removedMost = 5_000

const yearsBefore = (at: Date, years: number): Date => {
  const earlier = new Date(at)
  earlier.setUTCFullYear(at.getUTCFullYear() - years)
  return earlier
}

/** Messages to the operator. */
export const createContactMessages = (options: Dependencies) => {
  const { database, work, formKey, operatorEmail, rateLimits, now } = options

  const findByForm = async (within: Database, formId: string): Promise<string | null> => {
    const [sent] = await within
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(eq(contactMessage.formId, formId))
    return sent?.id ?? null
  }

  return {
    /** Seals one rendering of the form. */
    issueForm: (): string => issueFormToken(formKey, { formId: newId(), issuedAt: now() }),

    /**
     * Stores a message once for each form, with the mails to the operator and to the sender. `client`: the network it
     * comes from; `ownEmail`: the verified address of whoever is signed in, which alone gets a copy of what was written.
     */
    accept: async (
      actor: Actor,
      message: ContactInput,
      { token, client, ownEmail }: { token: string; client: string; ownEmail: string | null },
    ): Promise<ContactAnswer> => {
      const form = readFormToken(formKey, token, now())
      if (form.kind !== 'valid') return { kind: form.kind === 'early' ? 'early' : 'late' }
      const { formId } = form
      const sent = await findByForm(database, formId)
      if (sent !== null) return { kind: 'accepted', id: sent }
      const who = message.email.toLowerCase()
      const may = [
        await rateLimits.hit('contact client', client, messagesOfNetwork),
        await rateLimits.hit('contact', who, perAddress.messages),
      ]
      if (may.some(({ kind }) => kind === 'limited')) return { kind: 'limited' }
      const acknowledged = await rateLimits.hit('contact-acknowledgement', who, perAddress.acknowledgements)
      return work<ContactAnswer>(actor, async (unit) => {
        const [stored] = await unit.database
          .insert(contactMessage)
          .values({ id: newId(), formId, ...message, createdAt: unit.at, updatedAt: unit.at })
          .onConflictDoNothing({ target: contactMessage.formId })
          .returning({ id: contactMessage.id })
        if (stored === undefined) {
          // Two sendings of one form at the same time: the second answers with the first's id.
          const first = await findByForm(unit.database, formId)
          if (first === null) throw new Error('The message was neither stored nor found')
          return { kind: 'accepted', id: first }
        }
        const { id } = stored
        const { kind: contactKind, name, email, body } = message
        const data = { id, contactKind, name, email, body }
        unit.send(mailTask({ kind: 'contact-message', to: operatorEmail, data }))
        const receipt = { id, contactKind, ...(ownEmail?.toLowerCase() === who && { ownBody: body }) }
        if (acknowledged.kind === 'allowed')
          unit.send(mailTask({ kind: 'contact-acknowledgement', to: email, data: receipt }))
        return { kind: 'accepted', id }
      })
    },

    /** Deletes messages that were kept for their year, answered or not. Answers how many; for the nightly sweep. */
    removeOld: (): Promise<number> =>
      work({ kind: 'task', name: 'old-contact-messages' }, async ({ database: within, at }) => {
        const old = await within
          .select({ id: contactMessage.id })
          .from(contactMessage)
          .where(lte(contactMessage.createdAt, yearsBefore(at, keptYears)))
          .orderBy(asc(contactMessage.createdAt))
          .limit(removedMost)
        if (old.length > 0)
          await within.delete(contactMessage).where(
            inArray(
              contactMessage.id,
              old.map(({ id }) => id),
            ),
          )
        return old.length
      }),

    /** True when a message of this id has arrived. */
    has: async (id: string): Promise<boolean> =>
      (await database.$count(contactMessage, eq(contactMessage.id, id))) > 0,
  }
}
