import type { SessionAnswer } from '#contract/auth.ts'
import { createAuthClient, type Provider } from '#browser/api/auth.ts'

export const sessionOf = (uid: string, idToken = `token of ${uid}`): SessionAnswer => ({
  user: {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: false,
    viewer: { kind: 'student' },
  },
  expires: '2030-01-01T00:00:00.000Z',
  idToken,
  idTokenExpires: '2030-01-01T00:00:00.000Z',
})

const provider = (id: string, type: string): Provider => ({
  id,
  type,
  name: id,
  signinUrl: `http://localhost:3000/api/auth/signin/${id}`,
  callbackUrl: `http://localhost:3000/api/auth/callback/${id}`,
})

export type Call = { method: string; path: string; body: string; contentType: string | null }

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A small site that keeps one browser's session in memory and writes down what it was asked. */
export const createAuthSite = () => {
  const site = {
    session: null as SessionAnswer | null,
    /** Paths whose connection breaks. */
    broken: new Set<string>(),
    /** Answers instead of the usual ones, by path. */
    answers: new Map<string, () => Response>(),
    calls: [] as Call[],
    reports: [] as { code: string; metadata: Readonly<Record<string, string>> }[],
    gone: [] as string[],
    told: [] as string[],
  }

  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/auth/', '')
    const body = await request.text()
    site.calls.push({ method: request.method, path, body, contentType: request.headers.get('content-type') })
    if (site.broken.has(path)) throw new TypeError('Failed to fetch')
    const given = site.answers.get(path)
    if (given !== undefined) return given()
    switch (`${request.method} ${path}`) {
      case 'GET session':
        return json(site.session ?? {})
      case 'GET csrf':
        return json({ csrfToken: 'c'.repeat(64) })
      case 'GET providers':
        return json({
          credentials: provider('credentials', 'credentials'),
          email: provider('email', 'email'),
        })
      case 'POST session':
        site.session = sessionOf('renewed')
        return json(site.session)
      case 'POST callback/credentials': {
        const fields = new URLSearchParams(body)
        if (fields.get('idToken') !== 'good')
          return json({ url: 'http://localhost:3000/api/auth/error?error=CredentialsSignin' }, 401)
        site.session = sessionOf('signed-in')
        return json({ url: new URL(fields.get('callbackUrl') ?? '', 'http://localhost:3000').href })
      }
      case 'POST signin/email':
        return json({ url: 'http://localhost:3000/login/request/complete' })
      case 'POST signout':
        site.session = null
        return json({ url: 'http://localhost:3000/' })
      default:
        return json({}, 404)
    }
  }

  const client = createAuthClient({
    fetch: (input, init) => respond(new Request(new URL(input, 'http://localhost:3000'), init)),
    go: (address) => site.gone.push(address),
    here: () => 'http://localhost:3000/jobpost?page=2',
    report: (code, metadata) => site.reports.push({ code, metadata }),
    tell: (trigger) => site.told.push(trigger),
  })
  return { site, client }
}
