import { and, eq, lt, lte, isNull } from 'drizzle-orm'
import { companyApiLimits } from '#contract/company-api.ts'
import { companyToken, companyTokenAnswer } from '#server/backend/database/schema/company-token.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

/** A call that its system may repeat. `callHash`: of all that it asks for. */
export type RepeatableCall = { tokenId: string; key: string; callHash: string }
export type KeptAnswer = { status: number; headers: string; body: string }

export type BegunCall = RepeatableCall & { at: Date }

export type Begun =
  /** `call`: to be finished or forgotten; one that takes its place after a minute is another. */
  | { kind: 'new'; call: BegunCall }
  | { kind: 'answered'; answer: KeptAnswer }
  /** Another call had the key; or this one is being carried out. */
  | { kind: 'other_call' | 'under_way' }

const hour = 60 * 60 * 1000
/** Milliseconds after which a call that was never answered, since its process ended, is carried out anew. */
const givenUp = 60_000
const task = { kind: 'task', name: 'company-token-answers' } as const

/** Answers to calls with an `Idempotency-Key`, for a day. */
export const createTokenAnswers = ({ work }: { work: Work }) => {
  const ofCall = ({ tokenId, key }: RepeatableCall) =>
    and(eq(companyTokenAnswer.tokenId, tokenId), eq(companyTokenAnswer.key, key))
  const ofBegun = ({ at, ...call }: BegunCall) => and(ofCall(call), eq(companyTokenAnswer.createdAt, at))
  return {
    begin: (call: RepeatableCall): Promise<Begun> =>
      work<Begun>(task, async ({ database, at }) => {
        const old = new Date(at.getTime() - companyApiLimits.answerHours * hour)
        await database
          .delete(companyTokenAnswer)
          .where(and(ofCall(call), lte(companyTokenAnswer.createdAt, old)))
        await database
          .delete(companyTokenAnswer)
          .where(
            and(
              ofCall(call),
              isNull(companyTokenAnswer.status),
              lte(companyTokenAnswer.createdAt, new Date(at.getTime() - givenUp)),
            ),
          )
        const made = await database
          .insert(companyTokenAnswer)
          .values({ ...call, createdAt: at })
          .onConflictDoNothing()
          .returning({ key: companyTokenAnswer.key })
        if (made.length > 0) return { kind: 'new', call: { ...call, at } }
        const [kept] = await database.select().from(companyTokenAnswer).where(ofCall(call))
        if (kept === undefined) return { kind: 'under_way' }
        const { callHash, status, headers, body } = kept
        if (callHash !== call.callHash) return { kind: 'other_call' }
        return status === null
          ? { kind: 'under_way' }
          : { kind: 'answered', answer: { status, headers: headers ?? '{}', body: body ?? '' } }
      }),

    finish: (call: BegunCall, answer: KeptAnswer): Promise<void> =>
      work(task, async ({ database }) => {
        await database.update(companyTokenAnswer).set(answer).where(ofBegun(call))
      }),

    /** The call was not carried out, and may be tried again. */
    forget: (call: BegunCall): Promise<void> =>
      work(task, async ({ database }) => {
        await database.delete(companyTokenAnswer).where(ofBegun(call))
      }),
  }
}

export type TokenAnswers = ReturnType<typeof createTokenAnswers>

/** Removes old answers, and tokens that ended a while ago; for the sweep. Answers how many. */
export const createOldTokens = ({ work }: { work: Work }) => ({
  removeOld: (): Promise<number> =>
    work({ kind: 'task', name: 'old-company-tokens' }, async ({ database, at }) => {
      const before = (hours: number) => new Date(at.getTime() - hours * hour)
      const answers = await database
        .delete(companyTokenAnswer)
        .where(lt(companyTokenAnswer.createdAt, before(companyApiLimits.answerHours)))
        .returning({ key: companyTokenAnswer.key })
      const tokens = await database
        .delete(companyToken)
        .where(lt(companyToken.expiresAt, before(companyApiLimits.endedDays * 24)))
        .returning({ id: companyToken.id })
      return answers.length + tokens.length
    }),
})
