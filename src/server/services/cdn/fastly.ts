import type { CdnPurge } from '#server/ports/cdn-purge.ts'
import { postPurge } from './post-purge.ts'

/** Fastly's purge of surrogate keys; `url`: of `/service/ID/purge` in its API. */
export const createFastlyPurge = ({ url, token }: { url: string; token: string }): CdnPurge => ({
  // Fastly's limit of keys in one call.
  tagsMax: 256,
  purge: async (tags, signal) => {
    const headers = { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' ') }
    const response = await postPurge(url, { headers }, signal)
    await response.body?.cancel()
  },
})
