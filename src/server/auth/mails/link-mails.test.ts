import { beforeEach, expect, test } from 'vitest'
import type { LinkAnswer, LinkRequest } from '#server/auth/identity/action-links.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import { createInbox, type Inbox } from '#server/services/mail/inbox.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
import { nothingStopped } from '#server/services/mail/testing/nothing-stopped.ts'
import { createLinkMails } from './link-mails.ts'

const origin = 'https://jobs.example'
const site = { name: 'みちしるべ', origin, operator: { email: 'desk@jobs.example' } }
const id = '019aa000-0000-7000-8000-000000000000'
const email = 'student@example.com'
const continueUrl = `${origin}/mypage`

let inbox: Inbox
beforeEach(() => {
  inbox = createInbox({ path: null, now: () => new Date(0) })
})

/** Sends as the site does, while the provider answers this. */
const send = (link: LinkRequest, answer: LinkAnswer | Error, code: string | null = '012345') =>
  createLinkMails({
    origin,
    links: {
      make: async () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    send: createMailer({ site, send: inbox.send, ...nothingStopped }),
    makeCode: async () => code,
  })({
    id,
    ...(link.mode === 'verifyEmail'
      ? { ...link, mode: link.mode, browser: null }
      : { ...link, mode: link.mode }),
  })

const requests: Record<LinkRequest['mode'], LinkRequest> = {
  verifyEmail: { mode: 'verifyEmail', email, continueUrl },
  resetPassword: { mode: 'resetPassword', email, continueUrl },
  signIn: { mode: 'signIn', email, continueUrl },
}
const made = { kind: 'made', oobCode: 'the code&more' } as const

/** The links of the newest mail to our own page, without its signature's. */
const links = () => inbox.list()[0]?.text.match(/https:\/\/jobs\.example\/account\/action\S+/g) ?? []

test.each([
  ['verifyEmail', email, 'メールアドレスの確認'],
  ['resetPassword', email, 'パスワードの再設定'],
  ['signIn', email, 'ログイン用リンク'],
] as const)('%s leads to our own page with mode, code and where to go on', async (mode, to, subject) => {
  await send(requests[mode], made)
  expect(inbox.list()).toHaveLength(1)
  expect(inbox.list()[0]).toMatchObject({
    to,
    subject: `【みちしるべ】${subject}`,
  })
  expect(links().map((link) => Object.fromEntries(new URL(link).searchParams))).toEqual([
    { mode, oobCode: 'the code&more', continueUrl },
  ])
})

test('a mail is the same each time it is tried, but for one with a code, which is another each time', async () => {
  for (const mode of ['signIn', 'resetPassword', 'verifyEmail'] as const) await send(requests[mode], made)
  const ids = inbox.list().map(({ messageId }) => messageId)
  expect(ids.filter((each) => each === `<${id}@jobs.example>`)).toHaveLength(2)
})

test('the code stands before the link, in text and in HTML', async () => {
  await send(requests.verifyEmail, made)
  const [{ text, html } = { text: '', html: '' }] = inbox.list()
  for (const body of [text, html]) {
    expect(body).toContain('012345')
    expect(body.indexOf('012345')).toBeLessThan(body.indexOf('/account/action'))
    expect(body).toContain('コードの有効期限は1時間です')
  }
})

test('nobody who waits for no code gets a mail', async () => {
  await send(requests.verifyEmail, made, null)
  expect(inbox.list()).toEqual([])
})

test('no link goes on to a foreign address', async () => {
  await send({ ...requests.signIn, continueUrl: 'https://evil.example/' }, made)
  expect(links().map((link) => new URL(link).searchParams.get('continueUrl'))).toEqual([origin])
})

test.each(['signIn', 'resetPassword'] as const)(
  '%s for an address nobody has leads to sign-up',
  async (mode) => {
    await send(requests[mode], { kind: 'unknown address' })
    expect(inbox.list().map(({ to }) => to)).toEqual([email])
    expect(inbox.list()[0]?.text).toContain(`${origin}/account/new`)
    expect(links()).toEqual([])
  },
)

test('verifyEmail of an account that is gone tells nobody', async () => {
  await send(requests.verifyEmail, { kind: 'unknown address' })
  expect(inbox.list()).toEqual([])
})

test('a provider that is away is told to the task, and nothing is sent', async () => {
  await expect(send(requests.signIn, new IdentityUnreachable('away'))).rejects.toThrow(IdentityUnreachable)
  expect(inbox.list()).toEqual([])
})
