import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { createSmtp } from './smtp.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
})
afterEach(() => rm(folder, { recursive: true }))

const mail = {
  to: 'student@example.com',
  subject: '【みちしるべ】確認',
  text: 'こんにちは\n\nhttps://jobs.example/x?a=1&b=2\n',
}

test('the inbox keeps the newest 200 over a restart, for its owner only', async () => {
  const file = path.join(folder, 'deep', 'inbox.json')
  const now = () => new Date('2026-11-21T00:00:00Z')
  const inbox = createInbox({ path: file, now })
  for (let each = 1; each <= 205; each += 1) await inbox.send({ ...mail, subject: `${each}` })
  const again = createInbox({ path: file, now })
  expect(again.list()).toEqual(inbox.list())
  expect([again.list().length, again.list()[0]?.subject, again.list()[0]?.at]).toEqual([200, '205', now()])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await again.send(mail)
  expect(again.list()[0]?.id).toBe(206)
})

test('a damaged inbox is an empty one', async () => {
  const file = path.join(folder, 'inbox.json')
  await writeFile(file, '[{"id":')
  expect(createInbox({ path: file, now: () => new Date() }).list()).toEqual([])
})

test.each([
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { to: 'a@example.com, b@example.com' },
  { to: 'Name <a@example.com>' },
  { to: 'nobody' },
  { subject: 'x\r\nBcc: b@example.com' },
  { subject: 'x'.repeat(201) },
])('%j is refused by every adapter', async (change) => {
  const inbox = createInbox({ path: null, now: () => new Date() })
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'site@example.com' })
  await expect(inbox.send({ ...mail, ...change })).rejects.toThrow()
  await expect(smtp.send({ ...mail, ...change })).rejects.toThrow(/one plain address|one line/)
  smtp.close()
})

/** A mail server that keeps letters. */
const openServer = async () => {
  const letters: { from: string; to: string[]; data: string }[] = []
  const server = createServer((socket) => {
    const letter = { from: '', to: [] as string[], data: '' }
    let inData = false
    let rest = ''
    socket.write('220 test\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let at = rest.indexOf('\r\n'); at !== -1; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at)
        rest = rest.slice(at + 2)
        if (inData) {
          if (line === '.') {
            inData = false
            letters.push({ ...letter })
            socket.write('250 kept\r\n')
          } else letter.data += `${line}\n`
        } else if (/^EHLO/i.test(line)) socket.write('250 test\r\n')
        else if (/^DATA/i.test(line)) {
          inData = true
          socket.write('354 go on\r\n')
        } else {
          if (/^MAIL FROM/i.test(line)) letter.from = line
          if (/^RCPT TO/i.test(line)) letter.to.push(line)
          socket.write('250 ok\r\n')
        }
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { letters, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('SMTP hands over one letter with our sender, Japanese and links whole', async () => {
  const server = await openServer()
  const smtp = createSmtp({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'みちしるべ <no-reply@jobs.example>',
  })
  await smtp.send(mail)
  smtp.close()
  server.close()
  const [letter] = server.letters
  expect(letter?.from).toContain('<no-reply@jobs.example>')
  expect(letter?.to).toEqual(['RCPT TO:<student@example.com>'])
  const [head = '', ...body] = (letter?.data ?? '').split('\n\n')
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  const encoded = body.join('\n\n')
  const text = /base64/i.test(head)
    ? Buffer.from(encoded, 'base64').toString()
    : Buffer.from(
        encoded
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
  expect(text.trim()).toBe(mail.text.trim())
})

test('a server that does not answer is an error', async () => {
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'site@example.com' })
  await expect(smtp.send(mail)).rejects.toThrow()
  smtp.close()
})
