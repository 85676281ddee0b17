import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { messageIdOf } from './mail.ts'
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
  html: '<!doctype html><p>こんにちは</p>',
  messageId: '<1@jobs.example>',
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

const older = '[{"id":1,"at":"2026-11-21T00:00:00Z","to":"a@example.com","subject":"s","text":"t"}]'
test.each(['[{"id":', older])('an inbox of %s is an empty one', async (kept) => {
  const file = path.join(folder, 'inbox.json')
  await writeFile(file, kept)
  expect(createInbox({ path: file, now: () => new Date() }).list()).toEqual([])
})

test.each([
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { to: 'a@example.com, b@example.com' },
  { to: 'Name <a@example.com>' },
  { to: 'nobody' },
  { subject: 'x\r\nBcc: b@example.com' },
  { subject: 'x'.repeat(201) },
  { messageId: '1@jobs.example' },
  { messageId: '<1>' },
  { messageId: '<1@2@jobs.example>' },
  { messageId: '<1@jobs.example>\r\nBcc: b@example.com' },
  { messageId: '<1@jobs.example> <2@jobs.example>' },
  { messageId: `<${'1'.repeat(250)}@jobs.example>` },
  { html: '<p>part</p>' },
  { html: `${mail.html}\u0000` },
  { text: 'ding\u0007' },
])('%j is refused by every adapter', async (change) => {
  const inbox = createInbox({ path: null, now: () => new Date() })
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'site@example.com', dkim: null })
  await expect(inbox.send({ ...mail, ...change })).rejects.toThrow()
  await expect(smtp.send({ ...mail, ...change })).rejects.toThrow(
    /one plain address|one line|<id@host>|whole document|control characters/,
  )
  smtp.close()
})

test('the same id makes the same Message-ID, without the port of a site on this machine', () => {
  expect(messageIdOf('1', 'http://localhost:4321')).toBe('<1@localhost>')
  expect(messageIdOf('1', 'https://jobs.example')).toBe(messageIdOf('1', 'https://jobs.example'))
})
