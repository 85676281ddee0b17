import type { AuditAction } from '#contract/audit-actions.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import type { Database } from '#server/backend/database/open.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { People } from '#server/ports/people.ts'
import { createDeletions } from './deletions.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSignInPhones } from './sign-in-security.ts'

type Provider = Pick<People, 'find' | 'removePhone' | 'removeFactors'>

/** The provider tells whole seconds of a clock of its own. */
const clockSkew = 60_000

/**
 * At the provider: a number and second factors that were set since an instant sign nobody in any more. A number that was
 * never written down is taken for new. Doing it twice is doing it once. Answers whether a factor was there.
 */
export const removeWaysInSince = async (
  people: Provider,
  database: Database,
  { uid, since }: { uid: string; since: Date },
): Promise<{ factor: boolean }> => {
  const person = await people.find(uid)
  if (person === null) return { factor: false }
  if (person.signInPhone !== null && !(await createSignInPhones(database).isFromBefore(uid, since)))
    await people.removePhone(uid)
  const factor = person.factors.some(
    ({ enrolledAt }) => enrolledAt === null || enrolledAt.getTime() >= since.getTime() - clockSkew,
  )
  if (factor) await people.removeFactors(uid)
  return { factor }
}

/** The same of what is written down, with a deletion that was asked for since; the person is told of each part. */
export const forgetWaysInSince = async (
  { database, audit, tell }: Unit,
  person: { uid: string; email: string },
  since: Date,
  { factor }: { factor: boolean },
): Promise<void> => {
  const { uid } = person
  const happened = (
    action: AuditAction,
    kind: 'sign-in-phone-removed' | 'second-factor-removed' | 'deletion-cancelled',
  ) => {
    audit({ action, subject: `account:${uid}` })
    tell(...newsTo([person], securityNews.happened(kind), { kind, data: {} }))
  }
  const codes = createRecoveryCodes(database)
  await (factor ? codes.clear(uid) : codes.clearSince(uid, since))
  if (factor) happened('second_factor.removed', 'second-factor-removed')
  if (await createSignInPhones(database).removeSince(uid, since))
    happened('sign_in_phone.removed', 'sign-in-phone-removed')
  if (await createDeletions(database).cancel(uid, since))
    happened('account.deletion_cancelled', 'deletion-cancelled')
}
