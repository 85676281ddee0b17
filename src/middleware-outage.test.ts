import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call } from '#actions/testing/call.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { fieldsMax } from '#server/host/readable-body.ts'
import { onRequest } from './middleware.ts'

vi.mock('astro:actions', async () => (await import('#actions/testing/astro.ts')).astroActions())
vi.mock('astro:middleware', () => ({ defineMiddleware: (middleware: unknown) => middleware }))
beforeAll(() => vi.stubEnv('DEV', false))
afterAll(() => vi.unstubAllEnvs())

const away = () => Promise.reject(new GatewayError('UNAVAILABLE', 'one'))
const taken = () => Promise.resolve({ sendContactMessage: { id: '1', refusal: null } })
const page = () => Promise.resolve(new Response('page'))

/** The message to the operator, as a plain form sends it. */
const send = async (
  site: { backend: () => Promise<unknown>; page: () => Promise<Response>; session?: () => Promise<never> },
  besides: Record<string, string> = {},
) => {
  const body = new URLSearchParams({
    ...besides,
    name: '山田 花子',
    email: 'hanako@example.com',
    kind: 'question',
    body: '会社のページを開けません。',
  })
  const request = new Request('http://localhost:4321/contact?_action=contact.send', { method: 'POST', body })
  const { answer, forwarded } = await call(onRequest, request, null, site)
  return { status: answer.status, text: await answer.text(), headers: answer.headers, forwarded }
}

it('gives what was typed back, to be sent again, where the backend is away', async () => {
  const { status, text, headers, forwarded } = await send({ backend: away, page })
  expect([status, headers.get('retry-after'), forwarded]).toEqual([503, '10', 1])
  expect(text).toContain('会社のページを開けません。')
  expect(text).toContain('action="/contact?_action=contact.send"')
})

it('does not say that nothing was done, nor sends it again, where the page fails behind it', async () => {
  expect(await send({ backend: taken, page })).toMatchObject({ status: 200, text: 'page', forwarded: 1 })
  const { status, text, forwarded } = await send({ backend: taken, page: away })
  expect([status, forwarded]).toEqual([503, 1])
  expect(text).toContain('保存できたか確認できませんでした')
  expect(text).not.toContain('会社のページを開けません。')
})

it('gives it back as well where the session cannot be read', async () => {
  const { status, text, forwarded } = await send({ backend: taken, page, session: away })
  expect([status, forwarded]).toEqual([503, 0])
  expect(text).toContain('会社のページを開けません。')
})

it('reads no more of a form then than at other times', async () => {
  const besides = Object.fromEntries(Array.from({ length: fieldsMax }, (_, index) => [`field${index}`, 'x']))
  const { status, text } = await send({ backend: taken, page, session: away }, besides)
  expect(status).toBe(503)
  expect(text).not.toContain('会社のページを開けません。')
})
