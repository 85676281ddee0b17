import type { APIContext, MiddlewareNext } from 'astro'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Session } from '#contract/auth.ts'
import { sentFormParameter } from '#contract/form-errors.ts'
import { otherPersonHeader, personMarkField, personMarkHeader } from '#contract/person-mark.ts'
import { routes } from '#contract/routes.ts'
import type { SignedIn } from '#server/auth/auth.ts'
import { createPersonMarks } from '#server/auth/session/person-marks.ts'
import type { Services } from '#server/composition/composition.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import type { OperationCaller } from '#server/ports/operations.ts'
import { newId } from '#server/platform/ids.ts'
import { fieldsMax } from '#server/host/readable-body.ts'
import { createFlashAddresses } from '#server/host/flash-addresses.ts'
import { withServices } from '#server/host/request-services.ts'
import { OwnAccount } from '#operations/account.ts'
import { onRequest } from './middleware.ts'

/** What Astro says of the procedure that a form asks for. */
const actionContext = vi.hoisted(() => ({
  action: undefined as { name: string; calledFrom: 'form'; handler: () => Promise<never> } | undefined,
  setActionResult: vi.fn<(name: string, result: unknown) => void>(),
  serializeActionResult: (result: unknown) => result,
}))
vi.mock('astro:actions', () => ({
  getActionContext: ({ url: { pathname } }: APIContext) =>
    pathname.startsWith('/_actions/')
      ? { ...actionContext, action: { name: pathname.slice('/_actions/'.length), calledFrom: 'rpc' } }
      : actionContext,
  ActionError: class extends Error {},
}))
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
type Sent = { body: BodyInit; type?: string; mark?: string }
const form: Sent = { body: new URLSearchParams({ name: '山田' }) }

const personMarks = createPersonMarks(['a secret of some length'])
const formOf = (uid: string): Sent => ({
  body: new URLSearchParams({ name: '山田', [personMarkField]: personMarks.of(uid) }),
})

/** What a page at the address finds in its locals after two reads of data, and what that cost. */
const visit = async (
  path: string,
  signedIn: SignedIn | null,
  {
    answerOf = () => new Response('page'),
    sent,
    cookies,
  }: { answerOf?: () => Response; sent?: Sent; cookies?: string } = {},
) => {
  const callers: OperationCaller[] = []
  const cost = { reads: 0 }
  const shownAgainFor: string[] = []
  const services = {
    auth: {
      identity: { verify: (token: string) => Promise.resolve({ uid: token }) },
      handle: () => Promise.reject(new Error('no session endpoint')),
      personMarks,
      endHint: () => Promise.resolve(['signed-in=; Max-Age=0']),
      readSignedIn: () => {
        cost.reads += 1
        return Promise.resolve(signedIn)
      },
    },
    gateway: {
      execute: (_operation: unknown, _variables: unknown, caller: OperationCaller) => {
        callers.push(caller)
        return Promise.resolve({})
      },
      forward: () => Promise.resolve(new Response('data')),
    },
    drawings: {},
    flashes,
    sentForms: {
      find: ({ whose }: { whose: string }) => {
        shownAgainFor.push(whose)
        return Promise.resolve(null)
      },
    },
    now: () => new Date('2026-11-21T00:00:00Z'),
    site: { name: 'みちしるべ', origin: 'http://localhost:4321', factorPolicy: [] },
  } as unknown as Services
  const url = new URL(path, 'http://localhost:4321')
  const locals = { ...withServices({ requestId: 'one' }, services) } as App.Locals
  const context = {
    locals,
    url,
    request: new Request(
      url,
      cookies === undefined
        ? sent && {
            method: 'POST',
            body: sent.body,
            headers: {
              ...(sent.type !== undefined && { 'content-type': sent.type }),
              ...(sent.mark !== undefined && { [personMarkHeader]: sent.mark }),
            },
          }
        : { headers: { cookie: cookies } },
    ),
    clientAddress: '203.0.113.7',
    redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
  } as unknown as APIContext
  const page: MiddlewareNext = async (to) => {
    if (typeof to === 'string' && to.startsWith('/409')) return new Response(null, { status: 409 })
    await locals.execute(OwnAccount, {})
    await locals.execute(OwnAccount, {})
    return answerOf()
  }
  const answer = await onRequest(context, page)
  return { answer, locals, callers, shownAgainFor, ...cost }
}

it('reads the session of a request once, and its token with it', async () => {
  const { answer, locals, callers, reads } = await visit('/mypage', { session, bearerToken: 'token' })
  expect(await answer?.text()).toBe('page')
  expect(reads).toBe(1)
  expect(callers.map(({ bearerToken }) => bearerToken)).toEqual(['token', 'token'])
  expect(locals.session).toEqual(session)
  expect(JSON.stringify(locals)).not.toContain('token')
})

it.each(['/mypage', '/login', '/notifications.json'])(
  'takes back at %s what the browser says of somebody whose session is not there any more',
  async (path) => {
    const { answer } = await visit(path, null)
    expect(answer?.headers.getSetCookie()).toEqual(['signed-in=; Max-Age=0'])
    const known = await visit(path, { session, bearerToken: 'token' })
    expect(known.answer?.headers.getSetCookie()).toEqual([])
  },
)

it('reads nobody’s session on a page for everyone', async () => {
  const { locals, callers, reads } = await visit(routes.jobPosts, { session, bearerToken: 'token' })
  expect(reads).toBe(0)
  expect(callers.map(({ bearerToken, client }) => [bearerToken, client])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(locals.session).toBeNull()
})

describe('on a page with lists, for a browser that asks for its person’s own', () => {
  const cookies = 'a=b; own-lists=1'
  const pages = [
    routes.home,
    routes.jobPosts,
    routes.jobPost(newId()),
    routes.companies,
    '/jobpost-count.json',
  ]

  it.each(pages)('reads the session: %s', async (path) => {
    const { locals, callers, reads, answer } = await visit(
      path,
      { session, bearerToken: 'token' },
      { cookies },
    )
    expect(reads).toBe(1)
    expect(callers.map(({ bearerToken }) => bearerToken)).toEqual(['token', 'token'])
    expect(locals.session).toEqual(session)
    expect(answer?.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['nobody', null],
    [
      'a company',
      {
        session: { ...session, viewer: { kind: 'company' as const, memberships: [] } },
        bearerToken: 'token',
      },
    ],
  ])('leads %s to the page for everyone', async (_who, signedIn) => {
    const { answer, callers } = await visit(routes.jobPosts, signedIn, { cookies })
    expect(callers).toEqual([])
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, routes.jobPosts])
    expect(answer?.headers.getSetCookie()).toContain('own-lists=; Path=/; Max-Age=0; SameSite=Lax')
  })

  it('reads nobody’s elsewhere', async () => {
    const { reads } = await visit('/terms', { session, bearerToken: 'token' }, { cookies })
    expect(reads).toBe(0)
  })
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
    const { answer, callers } = await visit(path, { session, bearerToken: 'token' }, { sent })
    expect(answer?.status).toBe(415)
    expect(await answer?.text()).toContain('送信された内容を読み取れませんでした')
    expect(callers).toEqual([])
  }
})

it('tells a script that its JSON is none, in the shape it reads', async () => {
  for (const sent of [
    { body: '{', type: 'application/json' },
    { body: 'a=b', type: 'multipart/form-data; boundary=x' },
  ]) {
    const { answer, callers } = await visit('/_actions/contact.send', null, { sent })
    expect([answer?.status, callers]).toEqual([415, []])
    expect(await answer?.json()).toMatchObject({
      type: 'AstroActionError',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      status: 415,
    })
  }
  // Without a body, as a procedure without input is called.
  for (const body of ['{}', ''])
    expect(
      (await visit('/_actions/contact.send', null, { sent: { body, type: 'application/json' } })).answer
        ?.status,
    ).toBe(200)
})

it('reads no form of more fields than any of ours has', async () => {
  const many = (count: number) => {
    const parts = new FormData()
    for (let each = 0; each < count; each += 1) parts.append('a', '')
    return parts
  }
  const urlEncoded = (count: number) => new URLSearchParams(Array.from({ length: count }, () => ['a', '']))
  for (const [path, make] of [
    ['/contact', many],
    ['/contact', urlEncoded],
    ['/_actions/contact.send', many],
  ] as const) {
    const answerTo = async (count: number) =>
      (await visit(path, { session, bearerToken: 'token' }, { sent: { body: make(count) } })).answer
    expect((await answerTo(fieldsMax - 1))?.status).toBe(200)
    const refused = await answerTo(fieldsMax + 2)
    expect(refused?.status).toBe(413)
    expect(await refused?.text()).toMatch(/TOO_LARGE|大きすぎます/u)
  }
  // A limit in quotes, as the standard has it too.
  const body = '--x y\r\n'.repeat(fieldsMax + 1)
  const { answer } = await visit('/contact', null, {
    sent: { body, type: 'multipart/form-data; boundary="x y"' },
  })
  expect(answer?.status).toBe(413)
})

it.each(['account', 'account/', 'nope'])('takes %s, which names no procedure, for none', async (name) => {
  const { answer, reads } = await visit(`/_actions/${name}`, null, {
    sent: { body: '{}', type: 'application/json' },
  })
  expect([answer?.status, reads]).toEqual([404, 0])
  expect(await answer?.json()).toMatchObject({ type: 'AstroActionError', code: 'NOT_FOUND' })
})

it('does no procedure of a form that names none', async () => {
  const handler = vi.fn<() => Promise<never>>()
  actionContext.action = { name: 'account', calledFrom: 'form', handler }
  const { reads } = await visit('/contact?_action=account', null, { sent: form })
  actionContext.action = undefined
  expect([handler.mock.calls.length, reads]).toEqual([0, 0])
  expect(actionContext.setActionResult).toHaveBeenCalledWith('account', expect.anything())
})

it('takes the forms that browsers send', async () => {
  const parts = new FormData()
  parts.set('name', '山田')
  for (const sent of [form, { body: parts }, { body: 'a=b', type: 'Application/X-WWW-Form-Urlencoded' }])
    expect((await visit('/contact', null, { sent })).answer?.status).toBe(200)
})

it('opens what an address says for who looks, not for who sends a form to it', async () => {
  const signedIn = { session, bearerToken: 'token' }
  const { answer } = await visit('/config?done=left', signedIn, { sent: formOf('student-1') })
  expect([answer?.status, await answer?.text()]).toEqual([200, 'page'])
})

it('takes what no page reads as nobody’s', async () => {
  const signedIn = { session, bearerToken: 'token' }
  const { answer } = await visit('/no-such-page', signedIn, { sent: { body: '{', type: 'application/json' } })
  expect(answer?.status).toBe(200)
})

it('looks for a form to be shown again for whoever is signed in, and for guests', async () => {
  const path = `/contact?${sentFormParameter}=x`
  expect((await visit(path, { session, bearerToken: 'token' })).shownAgainFor).toEqual(['student-1'])
  expect((await visit(path, null)).shownAgainFor).toEqual([''])
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
  const { answer } = await visit('/config', signedIn, { answerOf: elsewhere, sent: formOf('student-1') })
  const to = answer?.headers.get('location') ?? ''
  expect(to).toContain('done=left&once=')
  // A view is another page, and what its form did is told alike.
  const view = await visit(`${routes.jobPost('01890a5d-ac96-774b-bcce-b302099a8057')}?view=apply`, signedIn, {
    answerOf: elsewhere,
    sent: formOf('student-1'),
  })
  expect(view.answer?.headers.get('location')).toContain('done=left&once=')
  expect(await (await visit(to, signedIn)).answer?.text()).toBe('page')
  expect((await visit(to, null)).answer?.status).toBe(302)
})

it('takes a form as its person’s in any session of theirs, and as nobody else’s', async () => {
  const signedIn = { session, bearerToken: 'token' }
  const later = { ...session, id: '01890a5d-ac96-774b-bcce-b302099a8058', secondFactor: true }
  for (const now of [session, later, { ...session, viewer: { kind: 'none' } } as const]) {
    const { answer, callers } = await visit(
      '/config',
      { session: now, bearerToken: 'token' },
      { sent: formOf('student-1') },
    )
    expect([answer?.status, callers.length]).toEqual([200, 2])
  }
  for (const [path, sent] of [
    ['/config', formOf('student-2')],
    ['/config', form],
    ['/contact', formOf('student-2')],
    // Not hers to see: what was pressed was somebody else’s all the same.
    [`${routes.companyJobPosts('01890a5d-ac96-774b-bcce-b302099a8057')}&view=new`, formOf('member')],
  ] as const) {
    const { answer, callers } = await visit(path, signedIn, { sent })
    expect([path, answer?.status, callers]).toEqual([path, 409, []])
  }
})

it('tells a script of somebody else’s page so, in the shape it reads', async () => {
  const json = { body: '{}', type: 'application/json' }
  const signedIn = { session, bearerToken: 'token' }
  const call = (uid: string) =>
    visit('/_actions/files.requestUpload', signedIn, { sent: { ...json, mark: personMarks.of(uid) } })
  const { answer, callers } = await call('student-2')
  expect([answer?.status, answer?.headers.get(otherPersonHeader), callers]).toEqual([409, '1', []])
  expect(await answer?.json()).toMatchObject({
    type: 'AstroActionError',
    code: 'CONFLICT',
    message: 'CONFLICT',
  })
  expect((await call('student-1')).callers).toHaveLength(2)
})

it('hands no operation of somebody else’s page to the backend', async () => {
  const { locals } = await visit('/graphql', null)
  const ask = async (uid: string) => {
    const headers = { authorization: 'Bearer student-1', [personMarkHeader]: personMarks.of(uid) }
    const answer = await locals.graphql(
      new Request('http://localhost:4321/graphql', { method: 'POST', headers }),
    )
    return [answer.status, answer.headers.get(otherPersonHeader)]
  }
  expect(await ask('student-2')).toEqual([409, '1'])
  expect(await ask('student-1')).toEqual([200, null])
})

it('has Astro do no procedure of a form that another page answers', async () => {
  const handler = vi.fn<() => Promise<never>>(() => Promise.reject(new GatewayError('FORBIDDEN', 'one')))
  actionContext.action = { name: 'profile.saveTexts', calledFrom: 'form', handler }
  const company = { ...session, viewer: { kind: 'company', memberships: [] } } as const
  const newAd = routes.newJobPost('01890a5d-ac96-774b-bcce-b302099a8057')
  for (const [path, person, uid, times] of [
    ['/config', session, 'student-2', 0],
    [newAd, session, 'student-1', 0],
    [newAd, company, 'student-1', 0],
    // What the backend refused is not asked for again.
    ['/config', session, 'student-1', 1],
  ] as const) {
    actionContext.setActionResult.mockClear()
    await visit(path, { session: person, bearerToken: 'token' }, { sent: formOf(uid) })
    expect([path, actionContext.setActionResult.mock.calls.length > 0]).toEqual([path, true])
    expect(handler).toHaveBeenCalledTimes(times)
  }
  actionContext.action = undefined
})

it('tells the forms of a page whose they are, and the scripts of a page that only its person sees', async () => {
  const mark = personMarks.of('student-1')
  const own = await visit('/config', { session, bearerToken: 'token' })
  expect(own.locals).toMatchObject({ formOwner: mark, personMark: mark })
  const guest = await visit('/contact', null)
  expect(guest.locals).toMatchObject({ formOwner: null, personMark: null })
  // Seen by everybody: its forms say it, and what its scripts send is whoever's is there.
  const open = await visit('/contact', { session, bearerToken: 'token' })
  expect(open.locals).toMatchObject({ formOwner: mark, personMark: null })
})
