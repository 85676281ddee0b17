import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/platform/log.ts'
import type { LiveAnswer, LiveChanges, LiveFeed, LiveNews } from '#server/ports/live.ts'

/** People of one question to the database. */
const peopleAtOnce = 500

type Follower = { after: number | null; tell: (news: LiveNews) => void }

/** What is new for a follower; null: nothing. */
const newsFor = ({ after }: Follower, { last, changes }: LiveAnswer): LiveNews | null => {
  if (after === last) return null
  // Of a number that was never given, a restored database.
  if (after === null || after > last) return { kind: 'missed', sequence: last }
  const unheard = changes.filter(({ sequence }) => sequence > after)
  // Some were swept, or they are more than are told one by one.
  return unheard.length === last - after
    ? { kind: 'changed', changes: unheard }
    : { kind: 'missed', sequence: last }
}

/**
 * One question is under way at a time; whoever is woken meanwhile is in the next one. So a person whose things change a
 * hundred times a second costs one row of a question, and nobody is told out of order.
 */
export const createLiveFeed = ({
  read,
  log,
  retryMilliseconds = 500,
}: Pick<LiveChanges, 'read'> & {
  log: Log
  /** Before a failed question is asked again. */
  retryMilliseconds?: number
}): LiveFeed => {
  const people = new Map<string, Set<Follower>>()
  const woken = new Set<string>()
  const closing = new AbortController()
  let asking = false
  let failing = false

  const lowest = (followers: ReadonlySet<Follower>): number =>
    Math.min(...[...followers].map(({ after }) => after ?? Number.MAX_SAFE_INTEGER))

  const tell = (uid: string, asked: readonly Follower[], answer: LiveAnswer) => {
    const followers = people.get(uid)
    // Whoever came after the question is in the next one.
    for (const follower of asked) {
      if (followers?.has(follower) !== true) continue
      const news = newsFor(follower, answer)
      follower.after = answer.last
      if (news !== null) follower.tell(news)
    }
  }

  const ask = async (uids: readonly string[]): Promise<void> => {
    const questions = uids.flatMap((uid) => {
      const followers = people.get(uid)
      return followers === undefined ? [] : [{ uid, after: lowest(followers), followers: [...followers] }]
    })
    if (questions.length === 0) return
    const answers = await read(questions.map(({ uid, after }) => ({ uid, after })))
    for (const { uid, followers } of questions)
      tell(uid, followers, answers.get(uid) ?? { last: 0, changes: [] })
  }

  const askAll = async (): Promise<void> => {
    while (woken.size > 0 && !closing.signal.aborted) {
      const uids = [...woken].slice(0, peopleAtOnce)
      for (const uid of uids) woken.delete(uid)
      try {
        await ask(uids)
        failing = false
      } catch (error) {
        if (!failing) log.warn({ err: error }, 'what changed for people could not be read; asking again')
        failing = true
        for (const uid of uids) woken.add(uid)
        await wait(retryMilliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
    }
    asking = false
  }

  const wake = (uids: Iterable<string>) => {
    for (const uid of uids) if (people.has(uid)) woken.add(uid)
    if (asking || woken.size === 0 || closing.signal.aborted) return
    asking = true
    void askAll()
  }

  return {
    follow: (uid, after, tellFollower) => {
      const follower: Follower = { after, tell: tellFollower }
      const followers = people.get(uid) ?? new Set()
      people.set(uid, followers.add(follower))
      wake([uid])
      return () => {
        followers.delete(follower)
        if (followers.size === 0 && people.get(uid) === followers) people.delete(uid)
      }
    },
    followers: () => [...people.values()].reduce((sum, { size }) => sum + size, 0),
    wake,
    wakeAll: () => wake(people.keys()),
    close: () => closing.abort(),
  }
}
