import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { renderMail } from './render.ts'
import { createSmtp } from './smtp.ts'
import { openMailServer, splitMessage } from './testing/mail-server.ts'

const site = {
  name: 'みちしるべ',
  origin: 'https://jobs.example',
  operator: { email: 'desk@jobs.example' },
}
const link = 'https://jobs.example/account/action?mode=signIn&oobCode=a%26b'
const mail = {
  to: 'student@example.com',
  messageId: '<019aa000-0000-7000-8000-000000000000@jobs.example>',
  ...renderMail({ kind: 'sign-in-link', data: { link } }, site),
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mail server and our way to it. */
const open = async (rules: SMTPServerOptions = {}) => {
  const server = await openMailServer(rules)
  const smtp = createSmtp({ url: server.url, from: 'みちしるべ <no-reply@jobs.example>', dkim: null })
  closing.push(async () => {
    smtp.close()
    await server.close()
  })
  return { letters: server.letters, send: smtp.send }
}

/** The content of a part as it was before its transfer encoding (RFC 2045 §6). */
const decode = ({ headers, body }: ReturnType<typeof splitMessage>): string => {
  if (headers['content-transfer-encoding'] === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('hands over one letter in two forms, with our sender, Japanese and links whole', async () => {
  const { letters, send } = await open()
  await send(mail)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ from: 'no-reply@jobs.example', to: ['student@example.com'] })
  const { headers, body } = splitMessage(letters[0]?.source ?? '')
  expect(headers).toMatchObject({
    'message-id': mail.messageId,
    'auto-submitted': 'auto-generated',
    to: 'student@example.com',
  })
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitMessage(part.trimStart()))
  // The last form is the one to prefer (RFC 2046 §5.1.4).
  expect(parts.map((part) => part.headers['content-type'])).toEqual([
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
  ])
  const [plain, html] = parts.map((part) => decode(part).replaceAll('\r\n', '\n').trim())
  expect(plain).toBe(mail.text.trim())
  expect(html).toBe(mail.html.trim())
  // RFC 5322 §2.1.1: no longer than 998 octets.
  for (const line of (letters[0]?.source ?? '').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
})

test('a mail that can be stopped says how, in headers that one click uses (RFC 8058)', async () => {
  const { letters, send } = await open()
  const address = `https://jobs.example/mail/saved_search.019aa000-0000-7000-8000-000000000000.${'a'.repeat(43)}`
  await send({ ...mail, unsubscribe: address })
  await send(mail)
  const [stoppable, other] = letters.map(({ source }) => splitMessage(source).headers)
  expect(stoppable).toMatchObject({
    'list-unsubscribe': `<${address}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(other).not.toHaveProperty('list-unsubscribe')
  expect(other).not.toHaveProperty('list-unsubscribe-post')
})

test.each([
  'https://a.example/x>, <https://evil.example',
  'javascript:alert(1)',
  'https://a.example/\r\nBcc: x',
])('an address to stop by that adds to the header is refused: %j', async (unsubscribe) => {
  const { letters, send } = await open()
  await expect(send({ ...mail, unsubscribe })).rejects.toThrow('absolute')
  expect(letters).toEqual([])
})

test('a mail that is sent again is the same to the mailbox', async () => {
  const { letters, send } = await open()
  await send(mail)
  await send(mail)
  const ids = letters.map(({ source }) => splitMessage(source).headers['message-id'])
  expect(ids).toEqual([mail.messageId, mail.messageId])
})

test.each<[string, SMTPServerOptions]>([
  [
    'the recipient',
    { onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })) },
  ],
  [
    'the content',
    {
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(Object.assign(new Error('full'), { responseCode: 452 })))
      },
    },
  ],
])('a server that refuses %s is an error', async (_what, rules) => {
  const { send } = await open(rules)
  await expect(send(mail)).rejects.toThrow(/550|452/)
})

test('a server that does not answer is an error', async () => {
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'site@example.com', dkim: null })
  await expect(smtp.send(mail)).rejects.toThrow()
  smtp.close()
})
