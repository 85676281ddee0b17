import type { APIContext, MiddlewareNext } from 'astro'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Session } from '#contract/auth.ts'
import { routes } from '#contract/routes.ts'
import type { SignedIn } from '#server/auth/auth.ts'
import type { Services } from '#server/compose.ts'
import type { GatewayCaller } from '#server/gateway/gateway.ts'
import { createFlashAddresses } from '#server/host/flash-addresses.ts'
import { withServices } from '#server/host/request-services.ts'
import { OwnAccount } from '#operations/account.ts'
import { onRequest } from './middleware.ts'

vi.mock('astro:actions', () => ({ getActionContext: () => ({ action: undefined }) }))
vi.mock('astro:middleware', () => ({ defineMiddleware: (middleware: unknown) => middleware }))
// As built: the host gives the services.
beforeAll(() => vi.stubEnv('DEV', false))
afterAll(() => vi.unstubAllEnvs())

const session: Session = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  uid: 'student-1',
  email: 'student@example.com',
  emailVerified: true,
  secondFactor: false,
  authTime: new Date('2026-11-21T00:00:00Z'),
  expires: new Date('2026-12-21T00:00:00Z'),
  viewer: { kind: 'student' },
}

const flashes = createFlashAddresses({
  secrets: ['a secret of some length'],
  takeOnce: () => Promise.resolve(true),
  now: () => new Date('2026-11-21T00:00:00Z'),
})

/** What a page at the address finds in its locals after two reads of data, and what that cost. */
const visit = async (
  path: string,
  signedIn: SignedIn | null,
  { answerOf = () => new Response('page'), method = 'GET' } = {},
) => {
  const callers: GatewayCaller[] = []
  const cost = { reads: 0 }
  const services = {
    auth: {
      handle: () => Promise.reject(new Error('no session endpoint')),
      readSignedIn: () => {
        cost.reads += 1
        return Promise.resolve(signedIn)
      },
    },
    gateway: {
      execute: (_operation: unknown, _variables: unknown, caller: GatewayCaller) => {
        callers.push(caller)
        return Promise.resolve({})
      },
    },
    drawings: {},
    flashes,
    now: () => new Date('2026-11-21T00:00:00Z'),
    site: { factorPolicy: [] },
  } as unknown as Services
  const url = new URL(path, 'http://localhost:4321')
  const locals = { ...withServices({ requestId: 'one' }, services) } as App.Locals
  const context = {
    locals,
    url,
    request: new Request(url, { method }),
    clientAddress: '203.0.113.7',
    redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
  } as unknown as APIContext
  const page: MiddlewareNext = async () => {
    await locals.execute(OwnAccount, {})
    await locals.execute(OwnAccount, {})
    return answerOf()
  }
  const answer = await onRequest(context, page)
  return { answer, locals, callers, ...cost }
}

it('reads the session of a request once, and its token with it', async () => {
  const { answer, locals, callers, reads } = await visit('/mypage', { session, bearerToken: 'token' })
  expect(await answer?.text()).toBe('page')
  expect(reads).toBe(1)
  expect(callers.map(({ bearerToken }) => bearerToken)).toEqual(['token', 'token'])
  expect(locals.session).toEqual(session)
  expect(JSON.stringify(locals)).not.toContain('token')
})

it('reads nobody’s session on a page for everyone', async () => {
  const { locals, callers, reads } = await visit(routes.jobPosts, { session, bearerToken: 'token' })
  expect(reads).toBe(0)
  expect(callers.map(({ bearerToken, client }) => [bearerToken, client])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(locals.session).toBeNull()
})

it('sends who is signed out to the sign-in', async () => {
  const { answer, callers, reads } = await visit('/mypage', null)
  expect(answer?.headers.get('location')).toMatch(/^\/login\?/)
  expect([reads, callers]).toEqual([1, []])
})

it('has a page that says what was done opened by nobody but who did it', async () => {
  const signedIn = { session, bearerToken: 'token' }
  const typed = await visit('/config/complete?done=factor', signedIn)
  expect(typed.answer?.headers.get('location')).toBe('/config/complete')
  expect(typed.callers).toEqual([])

  const elsewhere = () =>
    new Response(null, { status: 303, headers: { location: '/config/complete?done=left' } })
  // A page that only leads on has done nothing.
  const led = await visit('/config', signedIn, { answerOf: elsewhere })
  expect(led.answer?.headers.get('location')).toBe('/config/complete?done=left')
  const { answer } = await visit('/config', signedIn, { answerOf: elsewhere, method: 'POST' })
  const to = answer?.headers.get('location') ?? ''
  expect(to).toContain('done=left&once=')
  expect(await (await visit(to, signedIn)).answer?.text()).toBe('page')
  expect((await visit(to, null)).answer?.status).toBe(302)
})
