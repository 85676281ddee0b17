import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { loadKnownOperations } from '#server/gateway/known-operations.ts'
import { demo, fillSignIn, newAddress, waitForMailLink, type Credentials } from './setup/account.ts'
import { viewsByDay, type Day } from './setup/numbers.ts'
import { startSite, type RunningSite } from './setup/server.ts'

type Begin = (name: string, env?: Record<string, string>) => Promise<RunningSite>

/** A site that is started again over the same data, on another port: browsers keep cookies by host alone. */
const test = base.extend<{ begin: Begin }>({
  begin: async ({}, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-restart-'))
    const secrets = {
      AUTH_SECRET: randomBytes(33).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
    }
    const running: RunningSite[] = []
    await use(async (name, env = {}) => {
      const log = path.resolve('test-results', `restart-${name}.log`)
      const site = await startSite(dataDir, log, { ...secrets, ...env })
      running.push(site)
      return site
    })
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(dataDir, { recursive: true, force: true })
  },
})

const signInAt = async (page: Page, { origin }: RunningSite, person: Credentials, to: string) => {
  await page.goto(`${origin}/login?callbackUrl=${encodeURIComponent(to)}`)
  await fillSignIn(page, person)
  await page.waitForURL(({ pathname, search }) => pathname + search === to)
}

/** The path of the mail's link that confirms a search that this page saves. */
const saveSearch = async (page: Page): Promise<string> => {
  const email = newAddress()
  await page.goto('/search/save?prefecture=13')
  await page.getByLabel('毎日').check()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('受け取ることに同意します').check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: '確認のメールをお送りしました' })).toBeVisible()
  return new URL(await waitForMailLink(page, email)).pathname
}

const expectLinkOpens = async (page: Page, { origin }: RunningSite, link: string) => {
  expect((await page.goto(`${origin}${link}`))?.status()).toBe(200)
  await page.getByRole('button', { name: 'お知らせの受け取りを始める' }).click()
  await expect(page.getByRole('status')).toContainText('確認が完了しました')
  await page.getByRole('button', { name: 'お知らせを停止する' }).click()
  await expect(page.getByRole('status')).toContainText('お知らせを停止しました')
  // One letter less is another token.
  expect((await page.goto(`${origin}${link.slice(0, -1)}`))?.status()).toBe(404)
}

/** The address of the numbers of an ad, the ad's own, and its views by day. */
const readNumbers = async (member: Page, { origin }: RunningSite) => {
  const link = member.getByRole('link', { name: /^\d+回/ }).first()
  const numbers = (await link.getAttribute('href')) ?? ''
  await member.goto(`${origin}${numbers}`)
  const ad = `/jobpost/${new URL(numbers, origin).searchParams.get('ad')}`
  return { numbers, ad, views: await viewsByDay(member) }
}

const sum = (days: readonly Day[]) => days.reduce((all, { views }) => all + views, 0)

const renewSession = (page: Page) =>
  page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const answer = await fetch('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: {} }),
    })
    return (await answer.json()) as { user?: { email: string } }
  })

/** A browser without a head says so, and is a program, whose visits are not counted. */
const visitors = async (browser: Browser) => {
  const probe = await browser.newPage()
  const userAgent = (await probe.evaluate(() => navigator.userAgent)).replace('Headless', '')
  await probe.close()
  const open = () => browser.newPage({ userAgent, locale: 'ja-JP' })
  return { member: await open(), guest: await open() }
}

/** The directives of a policy, each with its sources. */
const readPolicy = (header: string | null | undefined) =>
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

const realProject = {
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
}

const expectHumanCheck = async ({ origin }: RunningSite, signedIn: APIRequestContext) => {
  const policyOf = async (address: string) => {
    const answer = await signedIn.get(`${origin}${address}`, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    return readPolicy(answer.headers()['content-security-policy'])
  }
  /** Nobody signed in: for somebody else the page asks the provider what they have. */
  const policyForGuests = async (address: string) => {
    const answer = await fetch(`${origin}${address}`)
    expect(answer.status, address).toBe(200)
    return readPolicy(answer.headers.get('content-security-policy'))
  }
  // `/config/password` sends codes, too; it asks the site about the person, whom another project's token does not name.
  for (const address of ['/login', '/login/sms', '/account/action?mode=signIn&oobCode=x']) {
    const policy = await policyForGuests(address)
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
}

const expectKnownOperationsAlone = async ({ origin }: RunningSite) => {
  const answerTo = async (query: string) => {
    const headers = { 'content-type': 'application/json', origin }
    const answer = await fetch(`${origin}/graphql`, {
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
}

test('sessions, links of mails and counted visits outlive a restart; a real project admits the human check and known operations alone', async ({
  browser,
  page,
  begin,
}) => {
  const before = await begin('before')
  const reader = await browser.newPage({ baseURL: before.origin, locale: 'ja-JP' })
  const { member, guest } = await visitors(browser)
  await signInAt(page, before, demo.student, '/signout')
  const link = await saveSearch(reader)
  await signInAt(member, before, demo.company, '/mypage?tab=ads&group=published')
  const { numbers, ad, views } = await readNumbers(member, before)
  for (const person of [member, guest]) {
    await person.goto(`${before.origin}${ad}`)
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await guest.reload()
  await before.stop()

  const after = await begin('after')
  await test.step('the link of a mail opens, and does what it says', () =>
    expectLinkOpens(reader, after, link))
  await test.step('a visit is among the numbers; the company’s own is not', async () => {
    await member.goto(`${after.origin}${numbers}`)
    // A day that has gone from the fortnight at midnight meanwhile is compared no more.
    const since = await viewsByDay(member)
    expect(sum(since)).toBe(sum(views.filter(({ day }) => since.some((each) => each.day === day))) + 1)
  })
  await test.step('a session survives, and is renewed', async () => {
    await page.goto(`${after.origin}/signout`)
    await expect(page.getByText(demo.student.email)).toBeVisible()
    const { user } = await renewSession(page)
    expect(user?.email, 'the provider still knows the sign-in').toBe(demo.student.email)
  })
  await Promise.all([reader, member, guest].map((each) => each.context().close()))
  await after.stop()

  // A session of the last minutes is read without asking the provider, which must not be reached here.
  const real = await begin('real-project', realProject)
  await test.step('pages that send codes alone admit the human check', () =>
    expectHumanCheck(real, page.request))
  await test.step('its door admits known operations alone', () => expectKnownOperationsAlone(real))
})
