/** Bookmarks as pages without islands send and ask for them: cookies say who, and nothing here throws. */

/** `later`: the site could not be reached, or has too much to do; `signed_out`: the session ended. */
export type Sent = 'done' | 'later' | 'signed_out' | 'refused'

/** How many were newly saved and how many found no room, where the site took them. */
export type Merged = { sent: Sent; saved: number; full: number; gone: number }

/**
 * `apply`: what the way to apply is called for who wrote to the ad already; `difference`: whom it is for, and what their profile says
 * instead; `distance`: how far it is from their stations; `near`: the search of ads near those.
 */
export type AdStates = {
  saved: readonly string[]
  /** Of those asked for: hidden by themselves or with their company. */
  hidden: readonly string[]
  keepsHistory: boolean
  apply: string | null
  difference: string | null
  distance: string | null
  near: string | null
  /** The page was made for everyone, and the person hides something of it. */
  renew: boolean
}

export type BookmarkApi = {
  /** Null: it can't be had, or nobody who could have any is signed in. */
  states: (ids: readonly string[], ad?: string) => Promise<AdStates | null>
  merge: (ids: readonly string[]) => Promise<Merged>
  remove: (id: string) => Promise<Sent>
  addToHistory: (id: string) => Promise<Sent>
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

const sentOf = ({ ok, status }: Response): Sent => {
  if (ok) return 'done'
  if (status === 401) return 'signed_out'
  return status >= 500 || status === 429 ? 'later' : 'refused'
}

/** A number of the answer, which lists its values and names their places (devalue). */
const numberOf = (body: unknown, name: string): number => {
  if (!Array.isArray(body)) return 0
  const value: unknown = body[Reflect.get(Object(body[0]), name)]
  return typeof value === 'number' ? value : 0
}

export const createBookmarkApi = (fetch: Fetch): BookmarkApi => {
  const call = async (procedure: string, name: string, values: readonly string[]) => {
    const body = new FormData()
    for (const value of values) body.append(name, value)
    try {
      const answer = await fetch(`/_actions/bookmarks.${procedure}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
      })
      const sent = sentOf(answer)
      const data: unknown = sent === 'done' ? await answer.json() : null
      return { sent, data }
    } catch {
      return { sent: 'later', data: null } as const
    }
  }
  const one = async (procedure: string, id: string) => (await call(procedure, 'jobPostId', [id])).sent
  return {
    states: async (ids, ad = '') => {
      try {
        const answer = await fetch(`/bookmarks.json?ids=${ids.join(',')}&ad=${ad}`)
        return answer.ok ? await answer.json() : null
      } catch {
        return null
      }
    },
    merge: async (ids) => {
      const { sent, data } = await call('merge', 'ids', ids)
      return {
        sent,
        saved: numberOf(data, 'saved'),
        full: numberOf(data, 'full'),
        gone: numberOf(data, 'gone'),
      }
    },
    remove: (id) => one('remove', id),
    addToHistory: (id) => one('addToHistory', id),
  }
}
