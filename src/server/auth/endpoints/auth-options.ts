import type { AuthConfig } from '@auth/core'
import { authBasePath, authCookies, sessionDays } from '#contract/auth.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'

/**
 * Auth.js: a Request in, a Response out, with all its cookies as Set-Cookie. The route in `src/pages/api/auth` gives
 * auth-astro's handler; `Auth` of @auth/core is one as well.
 */
export type AuthEngine = (request: Request, options: AuthConfig) => Promise<Response>

export const sessionSeconds = sessionDays * 24 * 60 * 60

/** The claims of the session cookie beside `sub`, the person's uid. */
export const secretClaim = 'sid'

type Options = {
  origin: string
  secrets: readonly string[]
  logger: NonNullable<AuthConfig['logger']>
  /** Tries the given tokens; null: refused. */
  authorize: (fields: Partial<Record<string, unknown>>) => Promise<{ id: string; secret: string } | null>
  /**
   * What the browser learns of a session, and the secret that its cookie has from here on. `unknown`: it could not be
   * read, the cookie stays.
   */
  readAnswer: (
    secret: string,
  ) => Promise<{ kind: 'answer'; body: AnswerBody; secret: string } | { kind: 'ended' } | { kind: 'unknown' }>
}

type AnswerBody = { user: object; expires: string }

/** The configuration of Auth.js for one request: it encrypts the cookie, rolls it on, and checks the double submit. */
export const createAuthOptions = ({
  origin,
  secrets,
  logger,
  authorize,
  readAnswer,
}: Options): AuthConfig => {
  const secure = origin.startsWith('https:')
  const names = authCookies(secure)
  const cookie = (name: string) => ({
    name,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  })
  let body: AnswerBody | null = null
  return {
    basePath: authBasePath,
    secret: [...secrets],
    trustHost: true,
    useSecureCookies: secure,
    cookies: { sessionToken: cookie(names.session), csrfToken: cookie(names.csrf) },
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: {
      signIn: '/login',
      signOut: '/signout',
      error: `${authBasePath}/error`,
      verifyRequest: '/login/request/complete',
    },
    providers: [
      {
        id: 'credentials',
        name: 'パスワードまたはSMS',
        type: 'credentials',
        credentials: { idToken: {}, refreshToken: {} },
        authorize,
      },
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => safeCallbackUrl(url, baseUrl),
      jwt: async ({ token, user }) => {
        if (user !== undefined && 'secret' in user) return { sub: user.id ?? '', [secretClaim]: user.secret }
        const secret = token[secretClaim]
        const answer = typeof secret === 'string' ? await readAnswer(secret) : ({ kind: 'ended' } as const)
        if (answer.kind === 'ended') return null
        if (answer.kind !== 'answer') return { sub: token.sub ?? '', [secretClaim]: secret }
        body = answer.body
        return { sub: token.sub ?? '', [secretClaim]: answer.secret }
      },
      session: () => body ?? { expires: '' },
    },
    logger,
  }
}

/** Options for calls that neither sign in nor read a session. */
export const createIdleOptions = (options: Pick<Options, 'origin' | 'secrets' | 'logger'>): AuthConfig =>
  createAuthOptions({
    ...options,
    authorize: async () => null,
    readAnswer: async () => ({ kind: 'unknown' }),
  })
