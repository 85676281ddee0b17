import { print, type DocumentNode } from 'graphql'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createTestBackend, identityOf } from '#server/backend/testing/client.ts'
import { testNow } from '#server/backend/testing/records.ts'

export type Ask = (
  uid: string,
  document: DocumentNode,
  variables?: Record<string, unknown>,
) => Promise<Record<string, unknown>>
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** Asks the backend as anybody who is loaded, signed in a moment ago. `writes`: in place of units that keep what they send. */
export const askerOf = (handle: DatabaseHandle, writes: { work?: Work } = {}): Ask => {
  const identity = identityOf(async (uid) => ({
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    expiresAt: new Date(testNow.getTime() + 3_600_000),
  }))
  const backend = createTestBackend(handle, { identity, ...writes })
  return async (uid, document, variables = {}) => {
    const headers = { authorization: `Bearer ${uid}` }
    const answer = await backend.post({ query: print(document), variables }, headers)
    const { data, errors }: { data?: Record<string, unknown> | null; errors?: { message: string }[] } =
      await answer.json()
    if (data === undefined || data === null || errors !== undefined)
      throw new Error(`An operation failed: ${errors?.[0]?.message ?? answer.status}`)
    return data
  }
}

/** A value inside an answer; undefined: it is not there. */
export const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    value,
  )
