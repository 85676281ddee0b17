import { and, eq, ne } from 'drizzle-orm'
import { bulkLimits, type PrepareBulkReply, type PrepareRefusal } from '#contract/bulk-reply.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { replyLimits } from '#contract/reply-template.ts'
import type { Database } from '#server/backend/database/open.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { moveApplication } from '#server/domain/application-life.ts'
import { checkLetter, fillIn, isAddressed } from '#server/domain/reply-letter.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { addresseesOf, type Addressee } from './letter-values.ts'

/** `about`: the placeholder or the person it is about. */
export type PreparedBulkReply =
  | { kind: 'prepared'; id: string }
  | { kind: 'refused'; because: PrepareRefusal; about: string | null; findings: readonly LegalFinding[] }

const refused = (
  because: PrepareRefusal,
  about: string | null = null,
  findings: readonly LegalFinding[] = [],
): PreparedBulkReply => ({ kind: 'refused', because, about, findings })

const insertedAtOnce = 250

/** Of two that are made together the second counts the first. */
const isFull = async (database: Database, companyId: string): Promise<boolean> => {
  await database
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  const open = await database.$count(
    bulkReply,
    and(eq(bulkReply.companyId, companyId), ne(bulkReply.status, 'done')),
  )
  return open >= bulkLimits.open
}

type Letters =
  | { kind: 'letters'; letters: readonly { to: Addressee; text: string }[] }
  | Extract<PreparedBulkReply, { kind: 'refused' }>

/** A letter for each of them, or why one of them has none that could be sent. */
const lettersTo = (people: readonly Addressee[], body: string): Letters => {
  const letters: { to: Addressee; text: string }[] = []
  for (const to of people) {
    const { text, unfilled } = fillIn(body, to.values)
    const [first] = unfilled
    if (first !== undefined) return { kind: 'refused', because: 'unfilled', about: first, findings: [] }
    if (text.length > replyLimits.letter)
      return { kind: 'refused', because: 'too_long', about: to.name, findings: [] }
    letters.push({ to, text })
  }
  return { kind: 'letters', letters }
}

const insertLetters = async (
  { database, at }: Unit,
  row: typeof bulkReply.$inferInsert,
  letters: readonly { to: Addressee; text: string }[],
) => {
  await database.insert(bulkReply).values({ ...row, createdAt: at, updatedAt: at })
  const items = letters.map(({ to, text }, position) => ({
    bulkReplyId: row.id,
    applicationId: to.id,
    position,
    seen: to.status,
    text,
  }))
  for (let from = 0; from < items.length; from += insertedAtOnce)
    await database.insert(bulkReplyItem).values(items.slice(from, from + insertedAtOnce))
}

/**
 * Makes the letters of a bulk reply, in the order the applications are named; nothing is sent yet. Those that cannot be
 * declined are left aside and counted. Who may is judged before.
 */
export const createPrepareBulkReply =
  ({ work, rateLimits }: { work: Work; rateLimits: RateLimits }) =>
  async (
    uid: string,
    { companyId, applicationIds, reason, body }: PrepareBulkReply,
  ): Promise<PreparedBulkReply> => {
    if (!isAddressed(body)) return refused('unaddressed')
    const findings = checkLetter(body)
    if (findings.length > 0) return refused('unlawful', null, findings)
    const allowed = await rateLimits.hit('prepare bulk reply', uid, {
      limit: bulkLimits.preparedAnHour,
      seconds: 3600,
    })
    if (allowed.kind === 'limited') return refused('limited')
    return work<PreparedBulkReply>({ kind: 'person', uid }, async (unit) => {
      if (await isFull(unit.database, companyId)) return refused('full')
      const ids = [...new Set(applicationIds)]
      const found = await addresseesOf(unit.database, { uid, companyId, ids })
      const people = ids.flatMap((id) => {
        const to = found.get(id)
        if (to === undefined) return []
        return moveApplication(to, 'reject', 'company', unit.at).kind === 'moved' ? [to] : []
      })
      if (people.length === 0) return refused('nobody')
      const made = lettersTo(people, body)
      if (made.kind === 'refused') return made
      const id = newId()
      const excluded = ids.length - people.length
      await insertLetters(unit, { id, companyId, uid, reason, excluded }, made.letters)
      unit.audit({
        action: 'bulk_reply.prepared',
        subject: `company:${companyId}`,
        detail: { id, letters: people.length, reason },
      })
      return { kind: 'prepared', id }
    })
  }
