/**
 * Run as a process of its own: Auth.js keeps in module state which kinds of providers it has seen, so that one
 * misconfiguration would colour the next. Argument: the code to trigger. Prints the answer and what was logged as JSON.
 */
import { Auth, type AuthConfig } from '@auth/core'
import { pino } from 'pino'
import { createAuthEndpoints } from '#server/auth/endpoints/auth-endpoints.ts'
import type { AuthEngine } from '#server/auth/endpoints/auth-options.ts'
import type { AuthErrorCode } from '#server/auth/endpoints/auth-log.ts'
import { createSessions } from '#server/auth/session/sessions.ts'

const origin = 'http://localhost:4700'
const unused = () => Promise.reject(new Error('nothing of a session is needed'))
const secret = 'a secret of thirty-two characters'

type Misconfiguration = { path: string; change: (options: AuthConfig) => AuthConfig }

const same = (options: AuthConfig): AuthConfig => options
const email = {
  id: 'mail',
  type: 'email' as const,
  name: 'Mail',
  maxAge: 60,
  from: 'a@example.com',
  sendVerificationRequest: async () => {},
}
const adapter = { getUserByEmail: async () => null }

const cases: Record<AuthErrorCode, Misconfiguration> = {
  MISSING_NEXTAUTH_API_ROUTE_ERROR: { path: '', change: same },
  NO_SECRET: { path: '/session', change: (options) => ({ ...options, secret: [] }) },
  CALLBACK_CREDENTIALS_HANDLER_ERROR: {
    path: '/session',
    change: (options) => ({
      ...options,
      // What a project that forgot the function has; the types would not let it.
      providers: [
        Object.assign({ id: 'x', name: 'x', type: 'credentials' as const, credentials: {} }) as never,
      ],
    }),
  },
  EMAIL_REQUIRES_ADAPTER_ERROR: {
    path: '/session',
    change: (options) => ({ ...options, providers: [...options.providers, email] }),
  },
  MISSING_ADAPTER_METHODS_ERROR: {
    path: '/session',
    change: (options) => ({ ...options, adapter, providers: [...options.providers, email] }),
  },
  CALLBACK_CREDENTIALS_JWT_ERROR: {
    path: '/session',
    change: (options) => ({ ...options, session: { strategy: 'database' } }),
  },
  INVALID_CALLBACK_URL_ERROR: { path: '/session?callbackUrl=https%3A%2F%2Fevil.example', change: same },
}

const isCode = (text: string | undefined): text is AuthErrorCode =>
  text !== undefined && Object.hasOwn(cases, text)

const run = async (code: AuthErrorCode) => {
  const { path, change } = cases[code]
  const logged: { level: number; code?: string }[] = []
  const log = pino(
    { level: 'trace' },
    { write: (line: string) => logged.push(JSON.parse(line) as { level: number; code?: string }) },
  )
  const rows = {
    create: unused,
    find: async () => null,
    isReplaced: unused,
    replaceTokens: unused,
    replaceSecret: unused,
    remove: unused,
    removeUnchanged: unused,
    openAmong: unused,
    list: unused,
    revoke: unused,
    revokeAll: unused,
    forgetFactor: unused,
    renewAtNextReading: unused,
    removeIdle: unused,
  }
  const sessions = createSessions({
    rows,
    provider: {
      renew: unused,
      verifyNow: unused,
      revokeAll: unused,
      remove: unused,
      people: { find: unused, removePhone: unused },
    },
    security: {
      signInPhone: unused,
      strangePhoneRemoved: unused,
      endSessions: unused,
      factorUsed: unused,
      forgetTokens: unused,
    },
    kindOf: unused,
    secrets: [secret],
    confirmEmail: unused,
    now: () => new Date(),
    log,
  })
  const { handle } = createAuthEndpoints({
    origin,
    secrets: [secret],
    sessions,
    mails: { requestSignInLink: unused },
    rateLimits: { hit: unused },
    log,
  })
  const engine: AuthEngine = (request, options) => Auth(request, change(options))
  const ask = async (address: string, init?: RequestInit) => {
    const answer = await handle(new Request(`${origin}/api/auth${address}`, init), {
      engine,
      clientAddress: '192.0.2.1',
    })
    return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
  }
  const api = await ask(path)
  const codes = logged.map((line) => line.code)
  const people = await ask('/signin')
  const post = await ask('/signout', { method: 'POST', body: new URLSearchParams({ json: 'true' }) })
  process.stdout.write(JSON.stringify({ api, people, post, codes }))
}

const [code] = process.argv.slice(2)
if (!isCode(code)) throw new Error(`No such code: ${code}`)
await run(code)
