// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { checkCode } from './check-code.ts'

const project = { apiKey: 'a&key', projectId: 'p', authDomain: 'p.example', emulated: false }

/** What becomes of an answer of the provider, and what it was asked. */
const check = async (body: unknown, status = 200, client = project) => {
  const sent: Request[] = []
  let asked: RequestInit = {}
  const answer = await checkCode(client, 'a code', (input, init = {}) => {
    sent.push(new Request(input, init))
    asked = init
    return Promise.resolve(Response.json(body, { status }))
  })
  return { answer, sent: sent[0]!, asked }
}

const refusal = (message: string) => check({ error: { message } }, 400)

test('asks with the code alone, which uses nothing up', async () => {
  const { answer, sent, asked } = await check({ requestType: 'PASSWORD_RESET', email: 'a@example.com' })
  expect(sent.url).toBe('https://identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=a%26key')
  expect(sent.method).toBe('POST')
  expect(sent.headers.get('content-type')).toBe('application/json')
  expect(sent.headers.get('x-firebase-locale')).toBe('ja')
  expect(await sent.json()).toEqual({ oobCode: 'a code' })
  // The provider's key is for this site's address alone, and an answer that does not come is waited for no longer.
  expect(asked.referrerPolicy).toBe('strict-origin-when-cross-origin')
  expect(asked.signal).toBeInstanceOf(AbortSignal)
  expect(answer).toEqual({
    kind: 'done',
    value: { operation: 'PASSWORD_RESET', email: 'a@example.com', previousEmail: null },
  })
})

test('an emulator is asked through the site’s own origin', async () => {
  const { sent } = await check({}, 200, { ...project, emulated: true })
  expect(sent.url).toBe(
    `${location.origin}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=a%26key`,
  )
})

test('of a changed address the new one is told first; a sign-in names nobody', async () => {
  const both = { email: 'old@example.com', newEmail: 'new@example.com' }
  const changed = await check({ requestType: 'VERIFY_AND_CHANGE_EMAIL', ...both })
  expect(changed.answer).toMatchObject({
    value: { email: 'new@example.com', previousEmail: 'old@example.com' },
  })
  const recovered = await check({ requestType: 'RECOVER_EMAIL', ...both })
  expect(recovered.answer).toMatchObject({
    value: { email: 'old@example.com', previousEmail: 'new@example.com' },
  })
  const signIn = await check({ requestType: 'EMAIL_SIGNIN' })
  expect(signIn.answer).toMatchObject({ kind: 'done', value: { operation: 'EMAIL_SIGNIN', email: null } })
})

test.each([
  ['INVALID_OOB_CODE', 'auth/invalid-action-code'],
  ['EXPIRED_OOB_CODE : it is old', 'auth/expired-action-code'],
  ['USER_DISABLED', 'auth/user-disabled'],
  ['EMAIL_NOT_FOUND', 'auth/user-not-found'],
  ['USER_NOT_FOUND', 'auth/user-not-found'],
  ['PASSWORD_LOGIN_DISABLED', 'auth/operation-not-allowed'],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'auth/too-many-requests'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 'auth/too-many-requests'],
  ['QUOTA_EXCEEDED : wait', 'auth/quota-exceeded'],
  ['SOMETHING_NEW', 'auth/internal-error'],
])('%s is %s', async (message, code) => {
  expect((await refusal(message)).answer).toEqual({ kind: 'failed', code })
})

test.each([
  {},
  [],
  null,
  { email: 'a@example.com' },
  { requestType: 'VERIFY_EMAIL' },
  { requestType: 'VERIFY_EMAIL', email: '' },
  { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: 'a@example.com' },
])('an answer that is not whole says nothing of the code: %j', async (body) => {
  expect((await check(body)).answer).toEqual({ kind: 'failed', code: 'auth/internal-error' })
})

test('who can’t be reached, or answers something else than JSON, is a failed network', async () => {
  const lost = await checkCode(project, 'x', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(lost).toEqual({ kind: 'failed', code: 'auth/network-request-failed' })
  const page = await checkCode(project, 'x', () => Promise.resolve(new Response('<html>')))
  expect(page).toEqual({ kind: 'failed', code: 'auth/network-request-failed' })
})
