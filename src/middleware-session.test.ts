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

/** A body that is posted; of a form its type stands by itself. */
type Sent = { body: BodyInit; type?: string }
const form: Sent = { body: new URLSearchParams({ name: '山田' }) }

/** What a page at the address finds in its locals after two reads of data, and what that cost. */
const visit = async (
  path: string,
  signedIn: SignedIn | null,
  { answerOf = () => new Response('page'), sent }: { answerOf?: () => Response; sent?: Sent } = {},
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
    site: { name: 'みちしるべ', factorPolicy: [] },
  } as unknown as Services
  const url = new URL(path, 'http://localhost:4321')
  const locals = { ...withServices({ requestId: 'one' }, services) } as App.Locals
  const context = {
    locals,
    url,
    request: new Request(
      url,
      sent && {
        method: 'POST',
        body: sent.body,
        ...(sent.type === undefined ? {} : { headers: { 'content-type': sent.type } }),
      },
    ),
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

it('counts what is sent to a page for everyone for the network that sends it', async () => {
  const { callers, reads } = await visit(routes.jobPosts, { session, bearerToken: 'token' }, { sent: form })
  expect(reads).toBe(0)
  expect(callers.map(({ bearerToken, client }) => [bearerToken, client])).toEqual([
    [null, '203.0.113.7'],
    [null, '203.0.113.7'],
  ])
})

it.each<[string, Sent]>([
  ['JSON', { body: '{}', type: 'application/json' }],
  ['text', { body: 'a=b', type: 'text/plain' }],
  ['bytes of no type', { body: new Uint8Array([1]) }],
  ['parts without their limit', { body: 'a=b', type: 'multipart/form-data' }],
  ['parts that are none', { body: 'a=b', type: 'multipart/form-data; boundary=x' }],
])('tells who sends a page %s that it is no form', async (_what, sent) => {
  for (const path of ['/contact', '/mypage', routes.jobPosts]) {
    const { answer, callers, reads } = await visit(path, { session, bearerToken: 'token' }, { sent })
    expect(answer?.status).toBe(415)
    expect(await answer?.text()).toContain('送信された内容を読み取れませんでした')
    expect([reads, callers]).toEqual([0, []])
  }
})

it('tells a script that its JSON is none, in the shape it reads', async () => {
  for (const sent of [
    { body: '{', type: 'application/json' },
    { body: 'a=b', type: 'multipart/form-data; boundary=x' },
  ]) {
    const { answer, reads } = await visit('/_actions/bookmarks.save', null, { sent })
    expect([answer?.status, reads]).toEqual([415, 0])
    expect(await answer?.json()).toMatchObject({
      type: 'AstroActionError',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      status: 415,
    })
  }
  // Without a body, as a procedure without input is called.
  for (const body of ['{}', ''])
    expect(
      (await visit('/_actions/a.b', null, { sent: { body, type: 'application/json' } })).answer?.status,
    ).toBe(200)
})

it('takes the forms that browsers send', async () => {
  const parts = new FormData()
  parts.set('name', '山田')
  for (const sent of [form, { body: parts }, { body: 'a=b', type: 'Application/X-WWW-Form-Urlencoded' }])
    expect((await visit('/contact', null, { sent })).answer?.status).toBe(200)
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
  const { answer } = await visit('/config', signedIn, { answerOf: elsewhere, sent: form })
  const to = answer?.headers.get('location') ?? ''
  expect(to).toContain('done=left&once=')
  // A view is another page, and what its form did is told alike.
  const view = await visit(`${routes.jobPost('01890a5d-ac96-774b-bcce-b302099a8057')}?view=apply`, signedIn, {
    answerOf: elsewhere,
    sent: form,
  })
  expect(view.answer?.headers.get('location')).toContain('done=left&once=')
  expect(await (await visit(to, signedIn)).answer?.text()).toBe('page')
  expect((await visit(to, null)).answer?.status).toBe(302)
})
