import type { Bucket } from './bucket.ts'
import { readAnswer } from './read-answer.ts'

export type Versions = 'off' | 'on' | 'unknown'

/** Whether a bucket keeps what was removed (GetBucketVersioning). A service without versions answers with an error of its own. */
export const createVersions = (bucket: Bucket) => async (): Promise<Versions> => {
  const answer = await bucket.ask({
    method: 'GET',
    key: '',
    query: { versioning: '' },
    alsoGood: [400, 403, 404, 405, 501],
  })
  const text = await answer.text()
  if (answer.status !== 200) return answer.status === 403 ? 'unknown' : 'off'
  const status = readAnswer(text).find(({ place }) => place === 'VersioningConfiguration/Status')
  return status?.text.trim() === 'Enabled' ? 'on' : 'off'
}
