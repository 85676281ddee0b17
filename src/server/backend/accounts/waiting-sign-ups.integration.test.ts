import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { waitingSignUp } from '#server/backend/database/schema/account-security.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createRateLimits } from './rate-limits.ts'
import { createVerificationCodes } from './verification-codes.ts'
import { createWaitingSignUps } from './waiting-sign-ups.ts'

const browser = 'a'.repeat(43)
const network = '192.0.2.1'
const password = 'ことりがまどべでうたっている'
const owner = 'owner@example.jp'
const wanted = { email: 'New@example.jp', password, callbackUrl: routes.mypage(), browser }

let handle: DatabaseHandle
let people: Map<string, TestPerson>
let time: Date
/** What the site asked the provider, in order. */
let asked: string[]

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  await handle.database.delete(waitingSignUp)
  time = testNow
  asked = []
  const known = {
    email: owner,
    password: 'x',
    factors: [],
    revoked: 0,
    signInPhone: null,
    emailVerified: true,
  }
  people = new Map<string, TestPerson>([['owner', known]])
})

const open = () => {
  const now = () => time
  const { work, sent } = createTestWork(handle, now)
  const provider = createTestPeople(people)
  const noted = new Proxy(provider, {
    get: (target, name, receiver) => {
      asked.push(String(name))
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const dependencies = {
    database: handle.database,
    work,
    people: noted,
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
    cipher: testCipher,
    formKey: 'key of the tests',
    origin: 'https://jobs.example',
    now,
  }
  const codes = createVerificationCodes(dependencies)
  const signUps = createWaitingSignUps(dependencies)
  let done = 0
  /** Does the sign-ups that wait in line; answers the mails that follow: their kind or mode, and the code of the browser. */
  const carryOut = async () => {
    const waiting = sent.slice(done).filter(({ name }) => name === 'send-sign-up')
    for (const { data } of waiting) await signUps.carryOut(data as TaskData['send-sign-up'])
    const mails = sent.slice(done).filter(({ name }) => name !== 'send-sign-up')
    done = sent.length
    return Promise.all(
      mails.map(async ({ name, data }) => {
        if (name === 'send-mail') {
          const { mail } = data
          return { kind: mail.kind, to: mail.to, code: null }
        }
        const link = data as TaskData['send-link']
        const code = link.mode === 'verifyEmail' ? await codes.renew(link.email, link.browser) : null
        return { kind: link.mode, to: link.email, code }
      }),
    )
  }
  return { signUps, carryOut }
}

const other = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))

test('the code of the mail confirms the address, in the browser that signed up alone', async () => {
  const { signUps, carryOut } = open()
  expect(await signUps.request(wanted, network)).toBe('sent')
  expect(asked).toEqual([])
  const [mail] = await carryOut()
  expect(mail).toMatchObject({ kind: 'verifyEmail', to: 'new@example.jp' })
  const code = mail?.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect(await signUps.confirm('b'.repeat(43), { code, client: network })).toBe('ended')
  expect(await signUps.confirm(browser, { code: other(code), client: network })).toBe('wrong')
  expect(await signUps.confirm(browser, { code, client: network })).toBe('verified')
  expect(await signUps.check(browser)).toBe('verified')
  const made = [...people.values()].find(({ email }) => email === 'new@example.jp')
  expect(made).toMatchObject({ emailVerified: true, password })
})

test('an address that has an account is answered alike in every step; its mailbox learns of it', async () => {
  const { signUps, carryOut } = open()
  const rows = async () => {
    const [{ email: _, uid: __, sealed, ...row } = { sealed: '' }] = await handle.database
      .select()
      .from(waitingSignUp)
    return { ...row, sealed: sealed.length > 0 }
  }
  const walk = async (email: string) => {
    const answers: unknown[] = [await signUps.request({ ...wanted, email }, network), await rows()]
    answers.push(await signUps.check(browser))
    const mails = await carryOut()
    answers.push(await rows(), await signUps.check(browser), await signUps.resend(browser, network))
    mails.push(...(await carryOut()))
    // Two of all codes of six digits are not the one that was made.
    const wrong = mails.some(({ code }) => code === '000000') ? '000001' : '000000'
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await signUps.confirm(browser, { code: wrong, client: network }))
    time = new Date(time.getTime() + 60 * 60_000)
    answers.push(
      await signUps.check(browser),
      await signUps.confirm(browser, { code: wrong, client: network }),
    )
    time = testNow
    return { answers, mails: mails.map(({ kind }) => kind) }
  }
  const unknown = await walk('nobody@example.jp')
  await handle.database.delete(waitingSignUp)
  const registered = await walk(owner)
  expect(registered.answers).toEqual(unknown.answers)
  expect(unknown.mails).toEqual(['verifyEmail', 'verifyEmail'])
  expect(registered.mails).toEqual(['already-registered', 'already-registered'])
  expect(people.get('owner')).toMatchObject({ password: 'x' })
})

test('nothing that is answered waits for the provider', async () => {
  const { signUps } = open()
  await signUps.request({ ...wanted, email: owner }, network)
  await signUps.resend(browser, network)
  await signUps.confirm(browser, { code: '000000', client: network })
  expect(asked).toEqual([])
})

test('a mistyped address is changed: the person of the first is gone, who confirmed it stays', async () => {
  const { signUps, carryOut } = open()
  await signUps.request({ ...wanted, email: 'mistyped@example.jp' }, network)
  const [first] = await carryOut()
  await signUps.request(wanted, network)
  const [second] = await carryOut()
  expect([...people.values()].map(({ email }) => email)).toEqual([owner, 'new@example.jp'])
  if (first?.code !== second?.code)
    expect(await signUps.confirm(browser, { code: first?.code ?? '', client: network })).toBe('wrong')
  expect(await signUps.confirm(browser, { code: second?.code ?? '', client: network })).toBe('verified')

  await signUps.request({ ...wanted, email: 'third@example.jp' }, network)
  await carryOut()
  expect([...people.values()].map(({ email }) => email)).toContain('new@example.jp')
})

test('whoever never finished makes room for the newest sign-up, once no code of theirs may be typed', async () => {
  const { signUps, carryOut } = open()
  const second = { ...wanted, browser: 'c'.repeat(43), password: 'another long password' }
  await signUps.request(wanted, network)
  await carryOut()
  await signUps.request(second, network)
  expect((await carryOut()).map(({ kind }) => kind)).toEqual(['already-registered'])
  time = new Date(time.getTime() + 60 * 60_000)
  await signUps.request(second, network)
  const [mail] = await carryOut()
  expect(mail?.kind).toBe('verifyEmail')
  expect(await signUps.confirm(second.browser, { code: mail?.code ?? '', client: network })).toBe('verified')
  const made = [...people.values()].filter(({ email }) => email === 'new@example.jp')
  expect(made).toMatchObject([{ password: second.password, emailVerified: true }])
})

test('wrong codes from elsewhere leave the owner of an address their tries', async () => {
  const { signUps, carryOut } = open()
  const thief = { browser: 't'.repeat(43), client: '198.51.100.7' }
  await signUps.request(wanted, network)
  const [mail] = await carryOut()
  await signUps.request({ ...wanted, browser: thief.browser }, thief.client)
  for (let tries = 0; tries < 25; tries += 1)
    await signUps.confirm(thief.browser, { code: '000000', client: thief.client })
  expect(await signUps.confirm(thief.browser, { code: '000000', client: thief.client })).toBe('limited')
  expect(await signUps.confirm(browser, { code: mail?.code ?? '', client: network })).toBe('verified')
})

test('the link of the mail, opened anywhere, is seen by the page that waits', async () => {
  const { signUps, carryOut } = open()
  await signUps.request(wanted, network)
  await carryOut()
  const made = [...people.values()].find(({ email }) => email === 'new@example.jp')
  if (made !== undefined) made.emailVerified = true
  await expect.poll(() => signUps.check(browser)).toBe('verified')
})

test('a task that ran twice made one person, and a code holds for an hour', async () => {
  const { signUps, carryOut } = open()
  await signUps.request(wanted, network)
  const [mail] = await carryOut()
  const [{ browser: hash } = { browser: '' }] = await handle.database.select().from(waitingSignUp)
  await signUps.carryOut({ browser: hash, former: null })
  expect((await carryOut()).map(({ code }) => code)).toEqual([mail?.code])
  expect(people.size).toBe(2)
  time = new Date(time.getTime() + 60 * 60_000)
  expect(await signUps.confirm(browser, { code: mail?.code ?? '', client: network })).toBe('ended')
})

test('the database keeps neither code nor password in clear, and a weak password makes nothing', async () => {
  const { signUps, carryOut } = open()
  expect(await signUps.request({ ...wanted, password: 'password123456' }, network)).toBe('weak_password')
  expect(await handle.database.select().from(waitingSignUp)).toEqual([])
  await signUps.request(wanted, network)
  const before = JSON.stringify(await handle.database.select().from(waitingSignUp))
  const [mail] = await carryOut()
  const after = JSON.stringify(await handle.database.select().from(waitingSignUp))
  for (const text of [before, after]) {
    expect(text).not.toContain(password)
    expect(text).not.toContain(browser)
    expect(text).not.toContain(mail?.code)
  }
})
