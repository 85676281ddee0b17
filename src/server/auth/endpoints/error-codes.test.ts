import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

type Answer = { status: number; location: string | null; body: string }
type Told = { api: Answer; people: Answer; post: Answer; codes: string[] }

const script = fileURLToPath(new URL('../testing/trigger-code.ts', import.meta.url))

const trigger = async (code: string): Promise<Told> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, code])
  return JSON.parse(stdout) as Told
}

test.each([
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
])('%s is logged; scripts get 500 {message}, people the error page', async (code) => {
  const { api, people, post, codes } = await trigger(code)
  expect(codes).toContain(code)
  for (const answer of [api, post]) {
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) })
  }
  expect([people.status, people.location]).toEqual([
    303,
    'http://localhost:4700/api/auth/error?error=Configuration',
  ])
})

test('MISSING_NEXTAUTH_API_ROUTE_ERROR is logged when the address names no action, which is 404', async () => {
  const { api, codes } = await trigger('MISSING_NEXTAUTH_API_ROUTE_ERROR')
  expect(codes).toEqual(['MISSING_NEXTAUTH_API_ROUTE_ERROR'])
  expect([api.status, JSON.parse(api.body)]).toEqual([404, { message: expect.any(String) }])
})

test('INVALID_CALLBACK_URL_ERROR is logged, and the call goes on without that address', async () => {
  const { api, codes } = await trigger('INVALID_CALLBACK_URL_ERROR')
  expect(codes).toContain('INVALID_CALLBACK_URL_ERROR')
  expect([api.status, api.body]).toEqual([200, '{}'])
})
