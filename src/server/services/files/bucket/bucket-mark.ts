import type { FileMark } from '#server/ports/file-mark.ts'
import { markName } from '#server/services/files/folder-mark.ts'
import type { Bucket } from './bucket.ts'

export const createBucketMark = (bucket: Bucket): FileMark => ({
  read: async () => {
    const answer = await bucket.ask({ method: 'GET', key: markName, alsoGood: [404] })
    const text = await answer.text()
    return answer.status === 404 ? null : text.trim()
  },

  write: async (mark) => {
    // RFC 9110, 13.1.2: written only where there is none.
    const answer = await bucket.ask({
      method: 'PUT',
      key: markName,
      headers: { 'if-none-match': '*' },
      body: Buffer.from(`${mark}\n`),
      alsoGood: [409, 412],
    })
    await answer.body?.cancel()
  },
})
