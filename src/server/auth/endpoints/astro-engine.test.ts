import { expect, test } from 'vitest'
import type { AuthConfig } from '@auth/core'
import { createAstroEngine } from './astro-engine.ts'

const fixed = { prefix: '/api/auth', basePath: '/api/auth', providers: [] }
const options: AuthConfig = { providers: [], secret: ['x'] }
const request = (method: string) => new Request('http://site.test/api/auth/signout', { method })

test('cookies that auth-astro moved into the jar are in the answer beside the others', async () => {
  const given: (AuthConfig & { prefix: string })[] = []
  const engine = createAstroEngine((all) => {
    given.push(all)
    return {
      GET: async () => undefined,
      POST: async ({ cookies }) => {
        cookies.set('session', 'a b', { maxAge: 0, httpOnly: true, secure: true })
        cookies.set('later', 'x', { expires: new Date(Date.now() + 60_000) })
        return new Response('body', { status: 201, headers: { 'set-cookie': 'csrf=1', 'x-other': 'kept' } })
      },
    }
  }, fixed)
  const answer = await engine(request('POST'), options)
  expect([answer.status, await answer.text(), answer.headers.get('x-other')]).toEqual([201, 'body', 'kept'])
  expect(answer.headers.getSetCookie()).toEqual([
    'csrf=1',
    'session=a%20b; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'later=x; Path=/; Max-Age=60; SameSite=Lax',
  ])
  expect(given[0]).toMatchObject({ prefix: '/api/auth', secret: ['x'] })
})

test('an action auth-astro leaves unanswered is an error, not an empty page', async () => {
  const engine = createAstroEngine(() => ({ GET: async () => undefined, POST: async () => undefined }), fixed)
  await expect(engine(request('GET'), options)).rejects.toThrow('does not know this action')
})
