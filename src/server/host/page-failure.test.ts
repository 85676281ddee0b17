import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { SentAgain } from './error-answer.ts'
import { failureOf } from './page-failure.ts'

const fail = (error: unknown, address = '/mypage?tab=history', form: SentAgain | null = null) => {
  const lines: string[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const answer = failureOf(error, {
    requestId: 'request-1234',
    log: createLogTo(stream, 'info'),
    siteName: 'みちしるべ',
    url: new URL(address, 'http://site.test'),
    form,
  })
  return { answer, logged: () => lines.join('') }
}

/** site: the site's own page of that status; host: a whole page of the host's; sign-in: the way there. */
const kindOf = async (code: ErrorCode) => {
  const { answer, logged } = fail(new GatewayError(code, 'request-1234'))
  const noted = logged() === '' ? 'quiet' : 'logged'
  if (answer.kind === 'forbidden') return `403 site ${noted}`
  const { status, headers } = answer.response
  const body = await answer.response.text()
  if (status === 303) return `303 sign-in ${noted}`
  if (body === '') return `${status} site ${noted}`
  const kept = headers.get('cache-control') === 'no-store' ? '' : ' may be kept'
  const isPage =
    body.startsWith('<!doctype html>') && body.includes('request-1234') && body.includes('みちしるべ')
  return `${status} ${isPage ? 'host' : 'unknown'}${kept} ${noted}`
}

const expected: Record<ErrorCode, string> = {
  BAD_REQUEST: '400 host quiet',
  INVALID_INPUT: '400 host quiet',
  UNAUTHENTICATED: '303 sign-in quiet',
  FORBIDDEN: '403 site quiet',
  EMAIL_NOT_VERIFIED: '403 site quiet',
  SECOND_FACTOR_REQUIRED: '403 site quiet',
  NOT_FOUND: '404 site quiet',
  GONE: '404 site quiet',
  CONFLICT: '400 host quiet',
  TOO_LARGE: '413 host quiet',
  TOO_COMPLEX: '400 host quiet',
  OPERATION_NOT_KNOWN: '500 site logged',
  RATE_LIMITED: '429 host quiet',
  UPSTREAM_FAILED: '502 host logged',
  UPSTREAM_TIMEOUT: '504 host logged',
  UNAVAILABLE: '503 host logged',
  UNCONFIRMED: '503 host logged',
  INTERNAL: '500 site logged',
}

test.each(errorCodes)('a page that the backend answered %s', async (code) => {
  expect(await kindOf(code)).toBe(expected[code])
})

test('what nobody expected is logged with its cause, and the page shows none of it', async () => {
  const { answer, logged } = fail(new Error('the secret reason'))
  expect(logged()).toContain('the secret reason')
  if (answer.kind === 'forbidden') throw new Error('not forbidden')
  expect(answer.response.status).toBe(500)
  expect(await answer.response.text()).toBe('')
})

test.each([
  ['/mypage?tab=history&x=a%26b', '%2Fmypage%3Ftab%3Dhistory%26x%3Da%2526b'],
  // Leading back to a procedure would send nothing.
  ['/config?_action=config.endSignIn&tab=data', '%2Fconfig%3Ftab%3Ddata'],
])('a session that no longer counts at %s leads to sign-in and back, kept by nobody', (address, callback) => {
  const { answer } = fail(new GatewayError('UNAUTHENTICATED', 'request-1234'), address)
  if (answer.kind === 'forbidden') throw new Error('not forbidden')
  expect(answer.response.status).toBe(303)
  expect(Object.fromEntries(answer.response.headers)).toEqual({
    location: `/login?error=SessionRequired&callbackUrl=${callback}`,
    'cache-control': 'private, no-store',
  })
})

test('an outage shows a sent form again, and nothing else does', async () => {
  const form = { to: '/contact?_action=contact.send&x="', fields: [['body', '<b>"1"\r\n2</b>']] as const }
  const shown = async (code: ErrorCode) => {
    const { answer } = fail(new GatewayError(code, 'request-1234'), '/contact', form)
    if (answer.kind === 'forbidden') throw new Error('not forbidden')
    return { headers: answer.response.headers, text: await answer.response.text() }
  }
  const { headers, text } = await shown('UNAVAILABLE')
  expect(text).toContain('<form method="post" action="/contact?_action=contact.send&#38;x=&#34;">')
  expect(text).toContain('name="body" value="&#60;b&#62;&#34;1&#34;&#13;&#10;2&#60;/b&#62;"')
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await shown('UPSTREAM_TIMEOUT')).text).not.toContain('<form')
  expect((await shown('UNCONFIRMED')).text).toContain('保存できたか確認できませんでした')
})

test('a procedure that a script calls gets the code of an outage', async () => {
  const { answer } = fail(new GatewayError('UNAVAILABLE', 'request-1234'), '/_actions/contact.send')
  if (answer.kind === 'forbidden') throw new Error('not forbidden')
  expect(await answer.response.json()).toMatchObject({
    type: 'AstroActionError',
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: 'UNAVAILABLE',
  })
})
