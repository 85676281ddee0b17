import type { RejectSignUpAnswer } from '#contract/verification-code.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { deleteAccount } from './accounts.ts'

type Dependencies = {
  work: Work
  people: Pick<People, 'findByEmail' | 'readVerification' | 'remove'>
  rateLimits: RateLimits
}

/** By the network that asks, in an hour: the codes of links are not guessed, and the provider is asked for each. */
const ofNetwork = { limit: 30, seconds: 60 * 60 }

/** Sign-ups with an address whose owner did not make them. */
export const createRejectedSignUps = ({ work, people, rateLimits }: Dependencies) => ({
  /**
   * Deletes the account that a verification link is for, at the provider and here, while nobody has verified its address.
   * `code`: the link's, which only the mailbox has.
   */
  reject: async (code: string, client: string): Promise<RejectSignUpAnswer> => {
    if ((await rateLimits.hit('sign-up rejection network', client, ofNetwork)).kind === 'limited')
      return 'limited'
    const email = await people.readVerification(code)
    const person = email === null ? null : await people.findByEmail(email)
    if (person === null || person.emailVerified) return 'invalid'
    await people.remove(person.uid)
    await work({ kind: 'guest' }, (unit) => deleteAccount(unit, person.uid, 'rejected'))
    return 'done'
  },
})

export type RejectedSignUps = ReturnType<typeof createRejectedSignUps>
