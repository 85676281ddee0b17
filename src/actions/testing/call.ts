import type { APIContext, MiddlewareHandler, MiddlewareNext } from 'astro'
import { getActionContext } from 'astro:actions'
import { server } from '#actions/index.ts'
import type { Viewer } from '#contract/account.ts'
import { createPersonMarks } from '#server/auth/session/person-marks.ts'
import type { Services } from '#server/composition/composition.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { withServices } from '#server/host/request-services.ts'

export const personMarks = createPersonMarks(['a secret of some length'])
const sessionOf = (viewer: Viewer) => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  uid: 'somebody',
  email: 'somebody@example.com',
  emailVerified: true,
  secondFactor: true,
  authTime: new Date('2026-11-21T00:00:00Z'),
  expires: new Date('2026-12-21T00:00:00Z'),
  viewer,
})

const manifest = {
  trailingSlash: 'ignore',
  buildFormat: 'directory',
  actionBodySizeLimit: 2 ** 21,
  actions: () => Promise.resolve({ server }),
}

type Site = {
  /** What the backend answers. */
  backend: () => Promise<unknown>
  page: () => Promise<Response>
  /** Fails where the session cannot be read. */
  session?: () => Promise<void>
}
const refusing: Site = {
  backend: () => Promise.reject(new GatewayError('CONFLICT', 'one')),
  page: () => Promise.resolve(new Response('page')),
}

/**
 * A call of a procedure, or a form that is sent to a page, as middleware and procedures take it; the backend refuses it
 * unless the test says otherwise.
 */
export const call = async (
  middleware: MiddlewareHandler,
  request: Request,
  viewer: Viewer | null,
  { backend, page, session = () => Promise.resolve() }: Site = refusing,
) => {
  const done = { forwarded: 0 }
  const services = {
    auth: {
      personMarks,
      endHint: () => Promise.resolve([]),
      readSignedIn: async () => {
        await session()
        return viewer && { session: sessionOf(viewer), bearerToken: 'token' }
      },
    },
    gateway: {
      execute: () => {
        done.forwarded += 1
        return backend()
      },
    },
    drawings: {},
    log: { error: () => {} },
    flashes: { sign: (to: string) => to, open: () => Promise.resolve({ kind: 'as it is' }) },
    sentForms: { find: () => Promise.resolve(null), keep: () => Promise.resolve(null) },
    now: () => new Date('2026-11-21T00:00:00Z'),
    site: { name: 'みちしるべ', factorPolicy: [] },
  } as unknown as Services
  const url = new URL(request.url)
  const locals = { ...withServices({ requestId: 'one' }, services) } as App.Locals
  const context = {
    locals,
    url,
    request,
    routePattern: url.pathname.startsWith('/_actions/') ? '/_actions/[...path]' : url.pathname,
    clientAddress: '203.0.113.7',
    redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
    [Symbol.for('astro.fetchState')]: { manifest },
  } as unknown as APIContext
  /** As Astro goes on after middleware. */
  const next: MiddlewareNext = async () => {
    const { action, serializeActionResult, setActionResult } = getActionContext(context)
    if (action === undefined || Reflect.has(locals, '_actionPayload')) return page()
    const result = serializeActionResult(await action.handler())
    if (action.calledFrom === 'rpc')
      return new Response(result.type === 'empty' ? null : result.body, { status: result.status })
    setActionResult(action.name, result)
    return new Response('page')
  }
  const answer = await middleware(context, next)
  if (!(answer instanceof Response)) throw new Error('Middleware gave no answer')
  const { actionResult } = (Reflect.get(locals, '_actionPayload') ?? {}) as {
    actionResult?: { status: number; body: string }
  }
  return { answer, result: actionResult, ...done }
}

/** Every procedure by its name. */
export const procedures = Object.entries(server).flatMap(([area, of]) =>
  Object.keys(of).map((name) => `${area}.${name}`),
)
