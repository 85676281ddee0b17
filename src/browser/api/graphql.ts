import { print } from '@0no-co/graphql.web'
import type { TadaDocumentNode } from 'gql.tada'
import { session, type SessionStore } from '#browser/stores/session.ts'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'

/** `code` NETWORK: the site could not be reached, asking again may help. */
export type GraphQLAnswer<Data> =
  { kind: 'data'; data: Data } | { kind: 'failed'; code: ErrorCode | 'NETWORK'; requestId: string | null }

const asCode = (value: unknown): ErrorCode => errorCodes.find((code) => code === value) ?? 'INTERNAL'

/** An answer of our own server, which validated the operation against the schema its types are made from. */
type Body<Data> = {
  data?: Data | null
  errors?: readonly { extensions?: { code?: string; requestId?: string } }[]
}

/**
 * An identity token that is at most five minutes old, or null: nobody is signed in, or it can't be had. The session
 * is read again, once, when its token is older; what the server has just given is fresh whatever this device's clock
 * says.
 */
export const createBearer = (store: SessionStore, now: () => number = Date.now) => {
  const fresh = () => {
    const state = store.$session.get()
    if (state.status !== 'authenticated' || store.age() >= tokenMaxAgeSeconds * 1000) return null
    return Date.parse(state.session.idTokenExpires) > now() ? state.session.idToken : null
  }
  return async (): Promise<string | null> => {
    const state = store.$session.get()
    const known = store.age() < tokenMaxAgeSeconds * 1000
    if (state.status === 'unauthenticated' && known) return null
    const token = fresh()
    if (token !== null) return token
    const asked = performance.now()
    const renewed = await store.refetch()
    const current = store.age() <= performance.now() - asked
    return renewed.status === 'authenticated' && current ? renewed.session.idToken : null
  }
}

export type GraphQLEnvironment = {
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  bearer: () => Promise<string | null>
}

/** The typed client of POST /graphql. It never throws. */
export const createGraphQLClient =
  ({ fetch, bearer }: GraphQLEnvironment) =>
  async <Data, Variables>(
    operation: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<GraphQLAnswer<Data>> => {
    const token = await bearer()
    try {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query: print(operation), variables }),
        ...(signal && { signal }),
      })
      const { data, errors }: Body<Data> = await answer.json()
      if (errors === undefined && data !== null && data !== undefined) return { kind: 'data', data }
      const extensions = errors?.[0]?.extensions
      return { kind: 'failed', code: asCode(extensions?.code), requestId: extensions?.requestId ?? null }
    } catch {
      return { kind: 'failed', code: 'NETWORK', requestId: null }
    }
  }

/** Sends an operation of this page. */
export const execute = createGraphQLClient({
  fetch: (...request) => fetch(...request),
  bearer: createBearer(session),
})
