import type { AuthConfig } from '@auth/core'
import { writeCookie } from './cookies.ts'
import type { AuthEngine } from './auth-options.ts'

type CookieSettings = { maxAge?: number; expires?: Date; secure?: boolean; httpOnly?: boolean }
type Context = {
  request: Request
  cookies: { set: (name: string, value: string, settings: CookieSettings) => void }
}
type Handlers = Readonly<Record<'GET' | 'POST', (context: Context) => Promise<Response | undefined>>>

const ageOf = ({ maxAge, expires }: CookieSettings): number =>
  maxAge ?? Math.round(((expires?.getTime() ?? Date.now()) - Date.now()) / 1000)

/**
 * auth-astro as the engine. It moves the cookies of some actions into Astro's jar; they are put back into the answer,
 * so that the adapter layer sees all of them. `fixed` is the project's auth.config.ts.
 */
export const createAstroEngine =
  (
    astroAuth: (options: AuthConfig & { prefix: string }) => Handlers,
    fixed: AuthConfig & { prefix: string },
  ): AuthEngine =>
  async (request, options) => {
    const moved: string[] = []
    const cookies: Context['cookies'] = {
      set: (name, value, settings) =>
        moved.push(
          writeCookie(name, value, {
            secure: settings.secure ?? false,
            httpOnly: settings.httpOnly ?? false,
            maxAgeSeconds: ageOf(settings),
          }),
        ),
    }
    const { GET, POST } = astroAuth({ ...fixed, ...options })
    const answer = await (request.method === 'POST' ? POST : GET)({ request, cookies })
    if (answer === undefined) throw new Error('auth-astro does not know this action')
    const headers = new Headers(answer.headers)
    for (const cookie of moved) headers.append('set-cookie', cookie)
    return new Response(answer.body, { status: answer.status, headers })
  }
