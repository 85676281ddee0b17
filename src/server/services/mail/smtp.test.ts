import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { renderMail } from './render.ts'
import { createSmtp } from './smtp.ts'

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

type Letter = { from: string; to: string[]; source: string }

/** A mail server that keeps letters, or refuses them as `rules` say; and our way to it. */
const open = async (rules: SMTPServerOptions = {}) => {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const from = mailFrom === false ? '' : mailFrom.address
      const to = rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push({ from, to, source: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...rules,
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const smtp = createSmtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'みちしるべ <no-reply@jobs.example>',
  })
  closing.push(async () => {
    smtp.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  return { letters, send: smtp.send }
}

/** Headers in small letters, unfolded, and the body, of a message or a part (RFC 5322 §2.1). */
const split = (source: string) => {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: source.slice(end + 4) }
}

/** The content of a part as it was before its transfer encoding (RFC 2045 §6). */
const decode = ({ headers, body }: ReturnType<typeof split>): string => {
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
  const { headers, body } = split(letters[0]?.source ?? '')
  expect(headers).toMatchObject({
    'message-id': mail.messageId,
    'auto-submitted': 'auto-generated',
    to: 'student@example.com',
  })
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()))
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
  const [stoppable, other] = letters.map(({ source }) => split(source).headers)
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
  const ids = letters.map(({ source }) => split(source).headers['message-id'])
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
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'site@example.com' })
  await expect(smtp.send(mail)).rejects.toThrow()
  smtp.close()
})
