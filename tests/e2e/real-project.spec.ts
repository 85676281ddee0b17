import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { loadKnownOperations } from '#server/gateway/known-operations.ts'
import { demo, fillSignIn } from './setup/account.ts'
import { startSite, type RunningSite } from './setup/server.ts'

let dataDir = ''
const running: RunningSite[] = []
test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-project-'))
})
test.afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

/** The directives of a policy, each with its sources. */
const readPolicy = (header: string | undefined) =>
  new Map(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

// https://developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy"
const humanCheck = {
  'script-src': ["'self'", 'https://www.google.com', 'https://www.gstatic.com'],
  'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
  'connect-src': [
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com',
  ],
} as const

test('with a real project, pages that send codes alone admit the human check, and its door known operations alone', async ({
  page,
}) => {
  const secrets = {
    AUTH_SECRET: randomBytes(33).toString('base64'),
    DATA_KEY: randomBytes(32).toString('base64'),
  }
  const begin = async (name: string, env: Record<string, string>) => {
    const log = path.resolve('test-results', `project-${name}.log`)
    const site = await startSite(dataDir, log, { ...secrets, ...env })
    running.push(site)
    return site
  }
  // A session of the last minutes is read without asking the provider, which must not be reached here.
  const embedded = await begin('embedded', {})
  await page.goto(`${embedded.origin}/login?callbackUrl=%2Fsignout`)
  await fillSignIn(page, demo.student)
  await page.waitForURL('**/signout')
  await embedded.stop()

  const site = await begin('firebase', {
    FIREBASE_PROJECT_ID: 'sample-project',
    FIREBASE_API_KEY: 'sample-key',
    FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
    LIVE: 'sse',
    OPERATOR_NAME: '運営者',
    OPERATOR_REPRESENTATIVE: '代表者',
    OPERATOR_ADDRESS: '東京都',
    OPERATOR_EMAIL: 'desk@example.com',
    OPERATOR_REGISTRATION: '51-募-000000',
    RATE_LIMIT_SCALE: '1',
  })
  const policyOf = async (address: string) => {
    const answer = await page.request.get(`${site.origin}${address}`, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    return readPolicy(answer.headers()['content-security-policy'])
  }
  /** Nobody signed in: for somebody else the page asks the provider what they have. */
  const policyForGuests = async (address: string) => {
    const answer = await fetch(`${site.origin}${address}`)
    expect(answer.status, address).toBe(200)
    return readPolicy(answer.headers.get('content-security-policy') ?? undefined)
  }
  const sending = {
    '/login': policyForGuests,
    '/login/sms': policyForGuests,
    '/account/action?mode=signIn&oobCode=x': policyForGuests,
    '/config/password': policyOf,
  }
  for (const [address, ask] of Object.entries(sending)) {
    const policy = await ask(address)
    for (const [name, sources] of Object.entries(humanCheck))
      expect(policy.get(name), `${name} of ${address}`).toEqual(expect.arrayContaining([...sources]))
  }
  const verifying = await policyOf('/account/action?mode=verifyEmail&oobCode=x')
  expect(verifying.get('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ])
  expect(verifying.has('frame-src')).toBe(false)
  expect((await policyOf('/terms')).get('connect-src') ?? []).not.toContain('https://www.google.com')

  const answerTo = async (query: string) => {
    const headers = { 'content-type': 'application/json', origin: site.origin }
    const answer = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    return answer.text()
  }
  const known = await loadKnownOperations(procedures)
  expect(known.size).toBeGreaterThan(50)
  for (const document of known) expect(await answerTo(document)).not.toContain('OPERATION_NOT_KNOWN')
  expect(await answerTo('{ jobPosts { total { value } } }')).toContain('OPERATION_NOT_KNOWN')
})
