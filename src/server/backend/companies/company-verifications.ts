import { eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyVerification } from '#contract/codes/company.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { lacksToVerify } from '#server/domain/company-verification.ts'
import { lockAbout, sameNumber, type SameNumber } from './company-rows.ts'
import { companyStamp, renameOf } from './rename-rows.ts'

export type VerificationAnswer =
  | { kind: 'done'; displayName: string; before: CompanyVerification }
  | { kind: 'unknown' }
  /** Several companies give this number: only an id tells which is meant. */
  | { kind: 'ambiguous'; companies: readonly SameNumber[] }
  /** Nothing can be verified of a number that was not given, or of an address that is not there. */
  | { kind: 'nothing_to_verify' }
  /** It says something else than what was checked; its owner may have changed it since. */
  | { kind: 'changed' }

/** What the operator has found out about companies. */
export const createCompanyVerifications = ({ work }: { work: Work }) => ({
  /** Writes down what was verified, as of now; with `none` the mark is taken away. A line in the audit log says why. */
  setVerification: (
    actor: Actor,
    given: {
      company: string
      verification: CompanyVerification
      /** The stamp of what was looked at; of no matter where the mark is taken away. */
      read: string
      reason: string
    },
  ): Promise<VerificationAnswer> =>
    work<VerificationAnswer>(actor, async (unit) => {
      const { meant } = await lockAbout(unit.database, given.company)
      if (meant.length > 1) return { kind: 'ambiguous', companies: meant.map(sameNumber) }
      const [found] = meant
      if (found === undefined) return { kind: 'unknown' }
      const { id, displayName, verification: before } = found
      const { verification, read, reason } = given
      if (verification !== 'none' && companyStamp(found, await renameOf(unit.database, id)) !== read)
        return { kind: 'changed' }
      if (lacksToVerify(verification, found)) return { kind: 'nothing_to_verify' }
      await unit.database
        .update(company)
        .set({ verification, verifiedAt: verification === 'none' ? null : unit.at })
        .where(eq(company.id, id))
      unit.audit({
        action: 'company.verification_set',
        subject: `company:${id}`,
        detail: { before, after: verification, reason },
      })
      unit.stale(cacheTags.company(id), cacheTags.companies)
      return { kind: 'done', displayName, before }
    }),
})

export type CompanyVerifications = ReturnType<typeof createCompanyVerifications>
