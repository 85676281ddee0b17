import { inArray, lt } from 'drizzle-orm'
import { inPortions } from './in-portions.ts'
import { sentOnce } from './schema/sent-once.ts'
import type { Unit, Work } from './unit-of-work.ts'

/** Days after which a key can no longer be asked for: the longest is that of an application 30 days past its promise. */
const keptDays = 90
/** Keys of one unit. */
const forgottenAtOnce = 1000
const day = 86_400_000

/**
 * Takes the keys that nobody took before; the others are not among the answers. Whoever asks at the same time waits for
 * the unit: when it is rolled back the keys are free again.
 */
export const claimIdempotencyKeys = async (
  unit: Unit,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const taken = await unit.database
    .insert(sentOnce)
    // In one order, so that two units cannot wait for each other.
    .values(keys.toSorted().map((key) => ({ key, createdAt: unit.at })))
    .onConflictDoNothing()
    .returning({ key: sentOnce.key })
  return new Set(taken.map(({ key }) => key))
}

/** Takes a key in a unit of its own. False: somebody did before. */
export const createTakeOnce =
  ({ work }: { work: Work }) =>
  (key: string): Promise<boolean> =>
    work({ kind: 'task', name: 'take-once' }, async (unit) =>
      (await claimIdempotencyKeys(unit, [key])).has(key),
    )

/** Forgets keys that nothing asks for any more; for the sweep. Answers how many. */
export const createOnceKeys = ({ work }: { work: Work }) => ({
  forgetOld: (): Promise<number> =>
    inPortions(forgottenAtOnce, () =>
      work({ kind: 'task', name: 'old-once-keys' }, async ({ database, at }) => {
        const old = database
          .select({ key: sentOnce.key })
          .from(sentOnce)
          .where(lt(sentOnce.createdAt, new Date(at.getTime() - keptDays * day)))
          .limit(forgottenAtOnce)
        const gone = await database
          .delete(sentOnce)
          .where(inArray(sentOnce.key, old))
          .returning({ key: sentOnce.key })
        return gone.length
      }),
    ),
})
