import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { removalDueAt } from '#server/backend/security/factor-removal-rows.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { createRandom } from './random.ts'

const hour = 3_600_000

/** A student who lost their phone and waits for the operator, without a way to sign in to the demo. */
const uid = 'demo-student-locked-out'

/** The removal of a second factor that waits at the operator's desk. Written once. Answers whether it was. */
export const seedDemoFactorRemoval = async (
  { database, transaction }: DatabaseHandle,
  now: Date,
): Promise<boolean> => {
  if ((await database.$count(factorRemoval)) > 0) return false
  const createdAt = new Date(now.getTime() - 20 * hour)
  const id = uuidV7(createdAt.getTime(), 0, createRandom('demo/factor-removal').bytes(8))
  await transaction(async (within) => {
    await within
      .insert(account)
      .values({
        uid,
        kind: 'student',
        email: 'locked-out@example.com',
        emailVerifiedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoNothing()
    await within
      .insert(factorRemoval)
      .values({ id, uid, state: 'waiting', createdAt, dueAt: removalDueAt(createdAt) })
  })
  return true
}
