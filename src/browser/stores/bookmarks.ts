import type { BookmarkApi, Sent } from '#browser/api/bookmarks.ts'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import type { Collection } from './device-store.ts'

/** An ad as its page or card shows it. */
export type Ad = { id: string; title: string; company: string }

/** A guest's bookmark, or a change of a student's that the site has not been told yet. */
export type KeptAd = Ad & { saved: boolean }

/** Who looks: students keep things on the account, guests on the device, others nothing. */
export type Keeper = 'student' | 'guest' | 'nobody'

/** What became of a press, or of what was waiting. */
export type Outcome =
  | 'saved'
  | 'synced'
  | 'removed'
  | 'on_device'
  | 'removed_here'
  | 'waiting'
  | 'signed_out'
  | 'full'
  | 'gone'
  | 'refused'
  | 'device_full'
  | 'device_closed'

export const readAd = (value: unknown): Ad | null => {
  if (typeof value !== 'object' || value === null) return null
  const [id, title, company] = ['id', 'title', 'company'].map((name): unknown => Reflect.get(value, name))
  return typeof id === 'string' && typeof title === 'string' && typeof company === 'string'
    ? { id, title, company }
    : null
}

export const readKeptAd = (value: unknown): KeptAd | null => {
  const ad = readAd(value)
  return ad === null ? null : { ...ad, saved: Reflect.get(Object(value), 'saved') !== false }
}

/** The change that another tab took out of the collection, since the site was told; null: it did something else. */
export const readSent = ({
  key,
  oldValue,
  newValue,
}: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): KeptAd | null => {
  if (key?.includes('/bookmarks/') !== true || newValue !== null) return null
  try {
    return readKeptAd(Object(JSON.parse(oldValue ?? 'null')).value)
  } catch {
    return null
  }
}

const failures = { later: 'waiting', signed_out: 'signed_out', refused: 'refused' } as const satisfies Record<
  Exclude<Sent, 'done'>,
  Outcome
>

type Parts = {
  collection: Collection<KeptAd>
  keeper: () => Keeper
  api: Pick<BookmarkApi, 'merge' | 'remove'>
}

/**
 * Bookmarks of whoever is at this device. A guest's lie in the collection and stay there; they come along at sign-in and are
 * then, like all that a student changes, waiting to be told to the site. What was told leaves the collection.
 */
export const createBookmarks = ({ collection, keeper, api }: Parts) => {
  /** What the account has, as far as this page was told. */
  const onAccount = new Set<string>()
  /** Which of the changes that were taken is the last of an ad, counted from 1. */
  const lastChanges = new Map<string, number>()
  let changes = 0
  let running: Promise<Outcome | null> | null = null

  const find = (id: string) => collection.all().find((ad) => ad.id === id)
  const isSaved = (id: string): boolean => find(id)?.saved ?? (keeper() === 'student' && onAccount.has(id))

  const set = (id: string, saved: boolean): void => {
    if (saved) onAccount.add(id)
    else onAccount.delete(id)
  }

  /** The site has it so now, whatever it was asked before. */
  const change = (id: string, saved: boolean): void => {
    changes += 1
    lastChanges.set(id, changes)
    set(id, saved)
  }

  /** Told: it leaves the collection, unless it was changed again in the meantime. */
  const settleAd = ({ id, saved }: KeptAd, taken: boolean): void => {
    if (find(id)?.saved === saved) collection.drop(id)
    if (taken) change(id, saved)
  }

  const sendSaved = async (ads: readonly KeptAd[]): Promise<Outcome> => {
    const { sent, full, gone } = await api.merge(ads.map(({ id }) => id))
    if (sent === 'done' || sent === 'refused')
      for (const ad of ads) settleAd(ad, sent === 'done' && full + gone === 0)
    if (sent !== 'done') return failures[sent]
    if (full > 0) return 'full'
    return gone > 0 && ads.length === 1 ? 'gone' : 'saved'
  }

  const sendRemoved = async (ad: KeptAd): Promise<Outcome> => {
    const sent = await api.remove(ad.id)
    if (sent === 'done' || sent === 'refused') settleAd(ad, sent === 'done')
    return sent === 'done' ? 'removed' : failures[sent]
  }

  const send = async (): Promise<Outcome | null> => {
    let outcome: Outcome | null = null
    for (let round = 0; round < bookmarkLimits.onDevice; round += 1) {
      const waiting = keeper() === 'student' ? collection.all() : []
      const saved = waiting.filter((ad) => ad.saved)
      const removed = waiting.find((ad) => !ad.saved)
      if (saved.length > 0) outcome = await sendSaved(saved)
      else if (removed !== undefined) outcome = await sendRemoved(removed)
      else break
      if (outcome === 'waiting' || outcome === 'signed_out') break
    }
    return outcome
  }

  /** Tells the site what waits, once at a time; null: nothing waited. */
  const sync = (): Promise<Outcome | null> =>
    (running ??= send().finally(() => {
      running = null
    }))

  /** Keeps the change on the device; false where that can't be done. */
  const keep = (ad: KeptAd): boolean => {
    collection.keep(ad.id, ad)
    return find(ad.id)?.saved === ad.saved
  }

  const press = async (ad: Ad, saved: boolean): Promise<Outcome> => {
    const student = keeper() === 'student'
    if (!student && !saved) {
      collection.drop(ad.id)
      return 'removed_here'
    }
    if (find(ad.id) === undefined && collection.all().length >= bookmarkLimits.onDevice) return 'device_full'
    const changed = { ...ad, saved }
    const kept = keep(changed)
    if (!student) return kept ? 'on_device' : 'device_closed'
    if (kept) return (await sync()) ?? (saved ? 'saved' : 'removed')
    // Storage is blocked: the site alone is told.
    const outcome = saved ? await sendSaved([changed]) : await sendRemoved(changed)
    return outcome === 'waiting' ? 'refused' : outcome
  }

  return {
    isSaved,
    /** What a guest keeps on the device, newest first. */
    onDevice: (): readonly Ad[] =>
      keeper() === 'guest' ? collection.all().filter(({ saved }) => saved) : [],
    /** Another tab told the site of it. */
    hear: ({ id, saved }: KeptAd): void => change(id, saved),
    /**
     * To be called before the site is asked what the account has, and what it answers with the answer: of what was changed in
     * between that says nothing.
     */
    asking: () => {
      const before = changes
      return (asked: readonly string[], saved: readonly string[]): void => {
        for (const id of asked) if ((lastChanges.get(id) ?? 0) <= before) set(id, saved.includes(id))
      }
    },
    sync,
    /** Saves an ad, or lets it go. What `isSaved` answers changes at once, before anything is told. */
    press,
  }
}
