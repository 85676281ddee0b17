import type { Agent } from 'node:http'
import { initializeApp, type App } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import type { Clock } from '#server/platform/clock.ts'
import { createActionLinks, type ActionLinks } from './action-links.ts'
import { createRenewal, type Renewal } from './renewal.ts'
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts'

export type IdentityProvider = TokenVerifier & {
  /** Exchanges a refresh token for a new pair. Throws IdentityUnreachable. */
  renew: (refreshToken: string) => Promise<Renewal>
  links: ActionLinks
  /** Ends every session of a person at the provider: refresh tokens made until now are worthless. */
  revokeAll: (uid: string) => Promise<void>
  /** Deletes people; those already gone count as deleted. At most 1000. */
  remove: (uids: readonly string[]) => Promise<void>
}

export type ProviderOptions = {
  projectId: string
  apiKey: string
  /** `host:port` of an emulator, which accepts unsigned tokens; null: the real provider. */
  emulatorHost: string | null
  now: Clock
  /** Carries the calls of firebase-admin; tests answer them from a key set of their own. */
  httpAgent?: Agent
}

let apps = 0

/** firebase-admin reads the emulator's address from the environment alone, when its client is made and while it serves. */
const createClient = ({ projectId, emulatorHost, httpAgent }: ProviderOptions): Auth => {
  // Looking for Google's metadata server takes seconds where there is none.
  if (emulatorHost !== null) {
    process.env['METADATA_SERVER_DETECTION'] ??= 'none'
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost
  }
  apps += 1
  const app: App = initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, `identity-${apps}`)
  return getAuth(app)
}

/** The provider behind one interface: a Firebase project, or an emulator. */
export const createIdentityProvider = (options: ProviderOptions): IdentityProvider => {
  const client = createClient(options)
  return {
    ...createTokenVerifier(client, options),
    renew: createRenewal(options),
    links: createActionLinks(client),
    revokeAll: (uid) => client.revokeRefreshTokens(uid),
    remove: async (uids) => {
      if (uids.length === 0) return
      const { errors } = await client.deleteUsers([...uids])
      const [first] = errors
      if (first !== undefined) throw first.error
    },
  }
}
