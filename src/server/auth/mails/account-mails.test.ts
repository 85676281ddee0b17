import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LinkAnswer, LinkRequest } from '#server/auth/identity/action-links.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import { createInbox, type Inbox } from '#server/services/mail/inbox.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
import { createAccountMails, type AccountMailer } from './account-mails.ts'

const origin = 'https://jobs.example'
const site = { name: 'みちしるべ', origin, operator: { email: 'desk@jobs.example' } }
const client = '192.0.2.1'
let inbox: Inbox
let answer: LinkAnswer | Error
/** Until then the provider takes its time. */
let provider: Promise<void>
let asked: LinkRequest[]
let logged: string[]
let mails: AccountMailer
beforeEach(() => {
  inbox = createInbox({ path: null, now: () => new Date(0) })
  answer = { kind: 'made', oobCode: 'the code&more' }
  provider = Promise.resolve()
  asked = []
  logged = []
  const counts = new Map<string, number>()
  mails = createAccountMails({
    origin,
    links: {
      make: async (request) => {
        asked.push(request)
        await provider
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    dispatch: createMailer({ site, send: inbox.send }),
    rateLimits: {
      hit: async (name, who, { limit }) => {
        const count = (counts.get(name + who) ?? 0) + 1
        counts.set(name + who, count)
        return count > limit ? { kind: 'limited', retryAfterSeconds: 1 } : { kind: 'allowed' }
      },
    },
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  })
})

const linkOf = (text: string) =>
  new URL(/https:\/\/jobs\.example\/account\/action\S+/.exec(text)?.[0] ?? 'x:')

describe('links', () => {
  test('lead to our own page with mode, code and where to go on', async () => {
    expect(await mails.sendVerification('student@example.com', '/mypage')).toBe('sent')
    const [mail] = inbox.list()
    expect(mail).toMatchObject({ to: 'student@example.com', subject: '【みちしるべ】メールアドレスの確認' })
    expect(Object.fromEntries(linkOf(mail?.text ?? '').searchParams)).toEqual({
      mode: 'verifyEmail',
      oobCode: 'the code&more',
      continueUrl: `${origin}/mypage`,
    })
  })

  test('never go on to a foreign address', async () => {
    await mails.sendVerification('student@example.com', 'https://evil.example/')
    expect(linkOf(inbox.list()[0]?.text ?? '').searchParams.get('continueUrl')).toBe(`${origin}/`)
  })

  test('a change of address tells the old one, too', async () => {
    await mails.sendEmailChange({
      email: 'old@example.com',
      newEmail: 'new@example.com',
      continueUrl: '/config',
    })
    const [notice, link] = inbox.list()
    expect([notice?.to, link?.to]).toEqual(['old@example.com', 'new@example.com'])
    expect(notice?.text).toContain('new@example.com')
    expect(linkOf(link?.text ?? '').searchParams.get('mode')).toBe('verifyAndChangeEmail')
  })

  test('a change to an address that is taken only tells its owner', async () => {
    answer = { kind: 'address taken' }
    const change = { email: 'old@example.com', newEmail: 'taken@example.com', continueUrl: '/config' }
    expect(await mails.sendEmailChange(change)).toBe('sent')
    expect(inbox.list().map(({ to }) => to)).toEqual(['taken@example.com'])
    expect(inbox.list()[0]?.text).not.toContain('oobCode')
  })
})

describe('what anybody may ask for', () => {
  test('is accepted before the provider is asked; an unknown address is led to sign-up', async () => {
    answer = { kind: 'unknown address' }
    const slow = Promise.withResolvers<void>()
    provider = slow.promise
    await mails.requestPasswordReset({ email: 'nobody@example.com', client })
    await mails.requestSignInLink({ email: 'nobody@example.com', callbackUrl: '/mypage', client })
    expect(inbox.list()).toEqual([])
    slow.resolve()
    await mails.settled()
    expect(inbox.list()).toHaveLength(2)
    for (const mail of inbox.list()) expect(mail.text).toContain(`${origin}/account/new`)
  })

  test('a reset link for a known one', async () => {
    await mails.requestPasswordReset({ email: 'student@example.com', client })
    await mails.settled()
    expect(linkOf(inbox.list()[0]?.text ?? '').searchParams.get('mode')).toBe('resetPassword')
  })

  test('five mails an hour for one address, whatever its letters; then silence', async () => {
    for (const email of [
      'a@example.com',
      'A@example.com',
      'a@Example.com',
      'a@example.com',
      'a@example.com',
      'a@example.com',
    ])
      await mails.requestSignInLink({ email, callbackUrl: '/', client })
    await mails.settled()
    expect(inbox.list()).toHaveLength(5)
    expect(await mails.sendVerification('a@example.com', '/')).toBe('limited')
  })

  test('sixty an hour for one network, whatever the addresses; then it is told, and nothing is sent', async () => {
    const ask = (count: number) => mails.requestPasswordReset({ email: `a${count}@example.com`, client })
    for (let count = 0; count < 60; count += 1) expect((await ask(count)).kind).toBe('accepted')
    expect(await ask(60)).toEqual({ kind: 'limited', retryAfterSeconds: 1 })
    expect(
      await mails.requestSignInLink({ email: 'b@example.com', callbackUrl: '/', client: '192.0.2.2' }),
    ).toEqual({ kind: 'accepted' })
    await mails.settled()
    expect(inbox.list()).toHaveLength(61)
  })

  test('what is no address gets nothing, and nobody is asked', async () => {
    await mails.requestPasswordReset({ email: 'a@example.com\nBcc: b@example.com', client })
    await mails.settled()
    expect([inbox.list(), asked]).toEqual([[], []])
  })

  test('a provider that is away is logged, not told', async () => {
    answer = new IdentityUnreachable('away')
    await mails.requestPasswordReset({ email: 'student@example.com', client })
    await mails.settled()
    expect(logged.join()).toContain('A mail about an account could not be sent')
  })
})
