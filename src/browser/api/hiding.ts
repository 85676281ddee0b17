import { hideAnswers, type HideAnswer } from '#contract/hiding-limits.ts'

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Hides an ad, or shows it again, as pages without islands ask for it: cookies say who, and nothing here throws. */
export const createHidingApi = (fetch: Fetch) => {
  const call = async (procedure: string, id: string): Promise<unknown> => {
    const body = new FormData()
    body.append('jobPostId', id)
    try {
      const answer = await fetch(`/_actions/hiding.${procedure}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
      })
      // The answer lists its values (devalue), of which there is one.
      const data: unknown = answer.ok ? await answer.json() : null
      return Array.isArray(data) ? data[0] : null
    } catch {
      return null
    }
  }
  return {
    hide: async (id: string): Promise<HideAnswer | 'failed'> => {
      const said = await call('hideJobPost', id)
      return hideAnswers.find((each) => each === said) ?? 'failed'
    },
    show: async (id: string): Promise<'shown' | 'failed'> =>
      typeof (await call('showJobPost', id)) === 'boolean' ? 'shown' : 'failed',
  }
}
