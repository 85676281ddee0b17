import type { CompanyVerification, Moderation } from '#contract/codes/company.ts'
import { domainMatch } from './mail-and-site.ts'

type Company = {
  verification: CompanyVerification
  website: string | null
  refusedAt: Date | null
  moderation: Moderation
}
type Person = { role: string; email: string; verifiedAt: Date | null }

/**
 * How the first ads of a company that is approved are read: afterwards where its number was verified and all its owners
 * read mails at the domain of its web site; before where that is not so, or where it was turned away once.
 */
export const moderationAfterApproval = (
  { verification, website, refusedAt, moderation }: Company,
  people: readonly Person[],
): Moderation => {
  const owners = people.filter(({ role }) => role === 'owner')
  const isKnown =
    (verification === 'number' || verification === 'document') &&
    refusedAt === null &&
    // It appealed against a rejection.
    moderation !== 'pre' &&
    owners.length > 0 &&
    owners.every(({ email, verifiedAt }) => verifiedAt !== null && domainMatch(email, website) === 'same')
  return isKnown ? 'post' : 'pre'
}
