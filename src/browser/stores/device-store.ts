import type { Hint } from '#contract/hint-cookie.ts'
import { currentHint } from './hint.ts'

/** Everything kept for the people at this device lies under here, as `kept/<space>/<collection>/<item>`. */
const prefix = 'kept/'
/** The space of whoever is not signed in; ids of people are longer. */
const guests = 'guest'

/** Milliseconds an entry stays that is not written again. */
const lifetime = 30 * 86_400_000
/** The same of the address that a link was asked for; it comes along with nobody. */
const addressLifetime = 3_600_000
/** Longest entry as it is written, in characters, unless a collection says else; a browser gives a site some five million. */
const usualLength = 20_000

/** What features keep: a name of its own for each, so that no two share a collection. */
type CollectionName =
  | 'searches'
  | 'sign-in-address'
  | 'bookmarks'
  | 'history'
  | 'profile-drafts'
  | 'applications'
  | 'answers'
  | 'messages'

export type Collection<T> = {
  /** The values kept for whoever is at this device now, newest first. */
  all: () => readonly T[]
  /** Keeps a value in place of an older one of the same item. Where storage is blocked or full nothing is kept. */
  keep: (item: string, value: T) => void
  /** Erases one item. */
  drop: (item: string) => void
  clear: () => void
}

type Entry = { at: number; value: unknown }

/** Storage may be blocked (then even naming it throws) or full: what can't be done is not done. */
const attempt = (run: (storage: Storage) => void): void => {
  try {
    run(localStorage)
  } catch {
    // What is kept is a convenience.
  }
}

const readEntry = (storage: Storage, key: string): Entry | null => {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key) ?? '')
    if (typeof entry !== 'object' || entry === null || !('at' in entry) || !('value' in entry)) return null
    return typeof entry.at === 'number' ? { at: entry.at, value: entry.value } : null
  } catch {
    return null
  }
}

const keysUnder = (storage: Storage, start: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(start))

const spaceOf = (hint: Hint): string => (hint.kind === 'signed in' ? hint.deviceId : guests)

/** Moves a guest's entry to the person, where a newer one of the same item stays. */
const bringAlong = (storage: Storage, key: string, entry: Entry, space: string): void => {
  const target = `${prefix}${space}${key.slice(prefix.length + guests.length)}`
  // Taken away first: it must not stay for the next guest when the storage is full.
  storage.removeItem(key)
  if ((readEntry(storage, target)?.at ?? 0) < entry.at) storage.setItem(target, JSON.stringify(entry))
}

/**
 * What is kept on a device: students share computers on campus. Each person has a space by the id in the hint cookie,
 * guests have one together. A guest's things come along at sign-in; a person's are erased when they sign out and when
 * somebody else signs in, and wait unseen when their session ended by itself. Each item has a key of its own, so that two
 * tabs do not write over each other's. One store a page: what a page of one person writes when that person is not signed
 * in any more is not kept.
 */
export const createDeviceStore = () => {
  /** Whose page this is. */
  let owner = spaceOf(currentHint())

  const settle = (): void => {
    const hint = currentHint()
    const own = spaceOf(hint)
    if (owner === guests) owner = own
    attempt((storage) => {
      for (const key of keysUnder(storage, prefix)) {
        const entry = readEntry(storage, key)
        const [, space, name] = key.split('/')
        const most = name !== 'sign-in-address' ? lifetime : space === own ? addressLifetime : -1
        // A date far ahead comes from a clock that was wrong, and would never grow old.
        const stale = entry === null || Math.abs(Date.now() - entry.at) > most
        if (stale || (space !== own && space !== guests && hint.kind !== 'none')) storage.removeItem(key)
        else if (space === guests && own !== guests) attempt(() => bringAlong(storage, key, entry, own))
      }
    })
  }

  return {
    /** Gives what is kept to whom it belongs by now, and erases what is old, damaged, or of somebody who left. */
    settle,

    /**
     * A collection with room for `most` items, of whoever is at the device when it is used. `read` judges what it finds, which
     * may be of an older version of the site; null is no value.
     */
    collection: <T>(
      name: CollectionName,
      most: number,
      read: (value: unknown) => T | null,
      longest = usualLength,
    ): Collection<T> => {
      const place = () => `${prefix}${spaceOf(currentHint())}/${name}/`

      const entries = (storage: Storage): { key: string; at: number; value: T }[] =>
        keysUnder(storage, place())
          .flatMap((key) => {
            const entry = readEntry(storage, key)
            const value = entry === null ? null : read(entry.value)
            return entry === null || value === null ? [] : [{ key, at: entry.at, value }]
          })
          .toSorted((one, other) => other.at - one.at)

      return {
        all: () => {
          settle()
          const found: T[] = []
          attempt((storage) => {
            for (const { value } of entries(storage).slice(0, most)) found.push(value)
          })
          return found
        },

        keep: (item, value) => {
          settle()
          const text = JSON.stringify({ at: Date.now(), value } satisfies Entry)
          if (owner !== spaceOf(currentHint()) || item.length + text.length > longest) return
          attempt((storage) => {
            storage.setItem(place() + item, text)
            for (const { key } of entries(storage).slice(most)) storage.removeItem(key)
          })
        },

        drop: (item) => {
          settle()
          attempt((storage) => storage.removeItem(place() + item))
        },

        clear: () => {
          settle()
          attempt((storage) => {
            for (const key of keysUnder(storage, place())) storage.removeItem(key)
          })
        },
      }
    },
  }
}

/** The store of this page. */
export const deviceStore = createDeviceStore()

/** Names in the memory of a tab whose it is, by the id of the hint cookie. */
const whose = 'whose'

/**
 * What a tab remembers (the sign-in at the identity provider, an address that was typed) is one person's. Says whose tab this
 * is by now, null for nobody, and erases what it remembers of another one; answers whether it was another's. A guest's, and
 * a sign-in that is just going on, stay for whoever is signed in by it.
 */
export const settleTab = (person: string | null): boolean => {
  try {
    const before = sessionStorage.getItem(whose)
    const isOthers = before !== null && before !== person
    if (isOthers) sessionStorage.clear()
    if (person !== null) sessionStorage.setItem(whose, person)
    return isOthers
  } catch {
    // Storage is blocked: nothing is remembered.
    return false
  }
}
