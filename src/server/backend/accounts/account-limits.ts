import type { LinkMail } from '#server/backend/tasks/kinds.ts'
import type { RateLimit, RateLimitAnswer, RateLimits } from '#server/ports/rate-limits.ts'

const anHour = (limit: number): RateLimit => ({ limit, seconds: 60 * 60 })

/** What mails with links are for; each purpose has budgets of its own, so that none uses up another's. */
export type MailPurpose = LinkMail['mode'] | 'signUp' | 'changeEmail' | 'restartMails' | 'savedSearch'

/**
 * Mails with links, and tries at recovery, in an hour: who asks is counted first, and only what they may still do counts
 * for the address, so that nobody spends what somebody else may ask for.
 */
export const accountLimits = {
  mail: {
    /** By the account that asks: a person who mistypes needs two or three. */
    person: anHour(5),
    /** By the network that asks, to whomever: a campus shares one, so that it is more than one person needs. */
    network: anHour(60),
    /** The same for sign-ups, of which a lecture has hundreds at once. */
    signUps: anHour(600),
    /** By the network and the address together; an owner in another network keeps their own five. */
    pair: anHour(5),
    /** To one address, whoever asks: six networks that use up what they have. It keeps a mailbox from being flooded. */
    address: anHour(30),
  },
  recovery: {
    /** By the network, whomever the tries aim at. */
    network: anHour(30),
    /** By the network and the address together. */
    pair: anHour(5),
    /** A network's first try at an address is never counted for the address: so the owner's own is heard. */
    first: anHour(1),
    /** At one address by all networks, their first tries not counted: it bounds guesses at the password. */
    address: anHour(20),
  },
  /** Mails of one kind about one account: the address may be somebody else's, who never verified it. */
  notice: anHour(5),
} as const

/** Whether one more mail of a kind may tell a person of their account; counts it. */
export const mayNotify = async (rateLimits: RateLimits, kind: string, uid: string): Promise<boolean> =>
  (await rateLimits.hit(`notice ${kind}`, uid, accountLimits.notice)).kind === 'allowed'

const pairOf = (network: string, address: string) => `${network} ${address}`

/** Counts in this order, up to the first that has had enough. */
const countEach = async (
  rateLimits: RateLimits,
  counts: readonly (readonly [name: string, who: string, rule: RateLimit])[],
): Promise<RateLimitAnswer> => {
  for (const [name, who, rule] of counts) {
    const answer = await rateLimits.hit(name, who, rule)
    if (answer.kind === 'limited') return answer
  }
  return { kind: 'allowed' }
}

/** Who may have mails sent, and how many; every call counts as one mail that was asked for. */
export const createMailLimits = (rateLimits: RateLimits) => ({
  /** Asked for by anybody in this network, for an address that need not be theirs. */
  byNetwork: (purpose: MailPurpose, network: string, email: string): Promise<RateLimitAnswer> => {
    const address = email.toLowerCase()
    return countEach(rateLimits, [
      [`mail ${purpose} network`, network, accountLimits.mail[purpose === 'signUp' ? 'signUps' : 'network']],
      [`mail ${purpose} pair`, pairOf(network, address), accountLimits.mail.pair],
      [`mail ${purpose} address`, address, accountLimits.mail.address],
    ])
  },

  /** Asked for by a signed-in person. */
  byPerson: (purpose: MailPurpose, uid: string, email: string): Promise<RateLimitAnswer> =>
    countEach(rateLimits, [
      [`mail ${purpose} person`, uid, accountLimits.mail.person],
      [`mail ${purpose} address`, email.toLowerCase(), accountLimits.mail.address],
    ]),
})

/**
 * Counts one try at recovery and tells whether it may be made. A network that has not tried at the address in this hour is
 * heard whatever others did, unless it used up its own tries at other addresses.
 */
export const countRecovery = async (
  rateLimits: RateLimits,
  network: string,
  email: string,
): Promise<RateLimitAnswer> => {
  const { recovery } = accountLimits
  const address = email.toLowerCase()
  const pair = pairOf(network, address)
  const own = await countEach(rateLimits, [
    ['recovery network', network, recovery.network],
    ['recovery pair', pair, recovery.pair],
  ])
  if (own.kind === 'limited') return own
  const first = await rateLimits.hit('recovery first', pair, recovery.first)
  return first.kind === 'allowed' ? first : rateLimits.hit('recovery address', address, recovery.address)
}
