import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { IdentityProvider } from './identity/provider.ts'

export type RemovalAccounts = {
  remove: (uid: string, reason: 'unverified' | 'gone', task: string) => Promise<void>
  /** At most `most` people, first those whom the provider was not asked about for longest. */
  longestUnasked: (most: number) => Promise<readonly string[]>
  /** Writes down that the provider was asked about these people and has them. */
  markFound: (uids: readonly string[]) => Promise<void>
}

type Dependencies = {
  provider: Pick<IdentityProvider, 'listUnverified' | 'remove'> & {
    people: Pick<IdentityProvider['people'], 'findGone'>
  }
  accounts: RemovalAccounts
  now: Clock
  log: Log
}

const unverifiedDays = 30
/** People whom one night asks about at most; the next one goes on with the others. */
const askedMost = 20_000
/** The provider takes this many identifiers at a time. */
const batchSize = 100
/** More of one night's people than this, and more than half of them, are not believed to be gone. */
const goneBelieved = 10

const batchesOf = (uids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(uids.length / batchSize) }, (_, index) =>
    uids.slice(index * batchSize, (index + 1) * batchSize),
  )

/** People whose accounts go without being asked for. What fails for some keeps nobody else; the next night tries again. */
export const createRemovals = ({ provider, accounts, now, log }: Dependencies) => {
  /** Answers true where it went well. */
  const attempt = async (words: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      log.warn({ err: error }, words)
      return false
    }
  }

  const removeHere = async (uids: readonly string[], reason: 'unverified' | 'gone', task: string) => {
    let removed = 0
    for (const uid of uids)
      if (await attempt('An account was not removed', () => accounts.remove(uid, reason, task))) removed += 1
    return removed
  }

  return {
    /** Deletes people whose e-mail stayed unverified for 30 days, at the provider and here. Answers how many. */
    removeUnverified: async (): Promise<number> => {
      const before = new Date(now().getTime() - unverifiedDays * 24 * 60 * 60 * 1000)
      let removed = 0
      for await (const uids of provider.listUnverified(before))
        await attempt('Unverified people were not removed', async () => {
          const gone = await provider.remove(uids)
          if (gone.length < uids.length)
            log.warn({ kept: uids.length - gone.length }, 'The provider kept unverified people')
          removed += await removeHere(gone, 'unverified', 'unverified-people')
        })
      return removed
    },

    /**
     * Removes here the accounts of people whom the provider no longer has, and answers how many. When it knows hardly
     * anybody it is taken for another project, or an emptied one: then nobody is removed.
     */
    removeGone: async (): Promise<number> => {
      const gone: string[] = []
      let asked = 0
      for (const uids of batchesOf(await accounts.longestUnasked(askedMost)))
        await attempt('The provider was not asked who is gone', async () => {
          const missing = new Set(await provider.people.findGone(uids))
          await accounts.markFound(uids.filter((uid) => !missing.has(uid)))
          gone.push(...missing)
          asked += uids.length
        })
      if (gone.length > goneBelieved && gone.length * 2 > asked) {
        log.error(
          { asked, gone: gone.length },
          'The identity provider knows too few of the accounts: none is removed',
        )
        return 0
      }
      return removeHere(gone, 'gone', 'gone-people')
    },
  }
}
