import { z } from 'zod'
import type { CdnPurge } from '#server/ports/cdn-purge.ts'
import { postPurge } from './post-purge.ts'

const answerSchema = z.object({ success: z.literal(true) })

/** Cloudflare's purge of cache tags; `url`: of `/zones/ID/purge_cache` in its API. */
export const createCloudflarePurge = ({ url, token }: { url: string; token: string }): CdnPurge => ({
  // The least that a call may hold, whatever the plan.
  tagsMax: 30,
  purge: async (tags, signal) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await postPurge(url, { headers, body: JSON.stringify({ tags }) }, signal)
    const answer: unknown = await response.json()
    if (!answerSchema.safeParse(answer).success) throw new Error('The CDN did not take a purge')
  },
})
