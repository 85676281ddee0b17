import type { Agent } from 'node:http'
import { initializeApp, type App, type Credential } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { pointFirebaseAdminAt } from '#server/platform/identity-environment.ts'
import type { People } from '#server/ports/people.ts'
import { createActionLinks, type ActionLinks } from './action-links.ts'
import { isLaden, isListener, makeLiveToken, removeListeners } from './listeners.ts'
import { createPeople } from './people.ts'
import { createRenewal, type Renewal } from './renewal.ts'
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts'

export type IdentityProvider = TokenVerifier & {
  /** Exchanges a refresh token for a new pair. Throws IdentityUnreachable. */
  renew: (refreshToken: string) => Promise<Renewal>
  links: ActionLinks
  /** How people sign in, and what is changed about it on their word. */
  people: People
  /**
   * A token by which a browser listens to its person's live document until then, and that opens nothing else, here or at the
   * provider. Rejects when it cannot be signed.
   */
  makeLiveToken: (uid: string, until: Date) => Promise<string>
  /** Ends every session of a person at the provider: refresh tokens made until now are worthless. */
  revokeAll: (uid: string) => Promise<void>
  /**
   * Uids of people made before `before` who never verified an e-mail, in pages of at most 1000; with them listeners that hold an
   * address, which nobody could sign up with otherwise.
   */
  listUnverified: (before: Date) => AsyncGenerator<readonly string[]>
  /** Deletes people, at most 1000; those already gone count as deleted. Answers who is gone now: the provider may keep some. */
  remove: (uids: readonly string[]) => Promise<readonly string[]>
}

export type ProviderOptions = {
  projectId: string
  apiKey: string
  /** `host:port` of an emulator, which accepts unsigned tokens; null: the real provider. */
  emulatorHost: string | null
  now: Clock
  /** Carry the calls of firebase-admin; by default Google's standard variables. Tests answer from a key set of their own. */
  httpAgent?: Agent
  credential?: Credential
}

const createClient = ({ projectId, emulatorHost, httpAgent, credential }: ProviderOptions): Auth => {
  if (emulatorHost !== null) pointFirebaseAdminAt(emulatorHost)
  // firebase-admin keeps its apps by name; each provider has one of its own.
  const app: App = initializeApp(
    { projectId, ...(httpAgent && { httpAgent }), ...(credential && { credential }) },
    `identity-${newId()}`,
  )
  return getAuth(app)
}

/** The provider behind one interface: a Firebase project, or an emulator. */
export const createIdentityProvider = (options: ProviderOptions): IdentityProvider => {
  const client = createClient(options)
  return {
    ...createTokenVerifier(client, options),
    renew: createRenewal(options),
    links: createActionLinks(client),
    people: createPeople(client, options),
    makeLiveToken: (uid, until) => makeLiveToken(client, uid, until),
    revokeAll: (uid) => client.revokeRefreshTokens(uid),
    listUnverified: async function* (before) {
      let page: string | undefined
      do {
        const { users, pageToken } = await client.listUsers(1000, page)
        page = pageToken
        yield users
          .filter(
            (user) =>
              isLaden(user) ||
              (!isListener(user.uid) &&
                !user.emailVerified &&
                Date.parse(user.metadata.creationTime) < before.getTime()),
          )
          .map(({ uid }) => uid)
      } while (page !== undefined)
    },
    remove: async (uids) => {
      if (uids.length === 0) return []
      await removeListeners(client, uids)
      const { errors } = await client.deleteUsers([...uids])
      const kept = new Set(errors.map(({ index }) => index))
      return uids.filter((_, index) => !kept.has(index))
    },
  }
}
