import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { renderMail } from './render.ts'
import { createSmtp } from './smtp.ts'
import { openMailServer } from './testing/mail-server.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const site = { name: 'みちしるべ', origin: 'https://jobs.example', operator: { email: 'desk@jobs.example' } }
const mail = {
  to: 'student@example.com',
  messageId: '<1@jobs.example>',
  ...renderMail({ kind: 'member-removed', data: { company: 'こころみ' } }, site),
  unsubscribe: 'https://jobs.example/mail/token',
}

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const letterOf = async (dkim: Parameters<typeof createSmtp>[0]['dkim']): Promise<string> => {
  const server = await openMailServer()
  const smtp = createSmtp({ url: server.url, from: 'みちしるべ <no-reply@jobs.example>', dkim })
  closing.push(smtp.close, server.close)
  await smtp.send(mail)
  return server.letters[0]?.source ?? ''
}

/** Canonical forms `relaxed` of RFC 6376 §3.4.2 and §3.4.4, as a mailbox makes them. */
const relaxedHeader = (line: string) => {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`
}
const relaxedBody = (body: string) =>
  `${body
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '')}\r\n`

/** What a mailbox finds: the tags, and whether hash and signature fit this message under the key. */
const verify = (source: string) => {
  const end = source.indexOf('\r\n\r\n')
  const lines = source.slice(0, end).split(/\r\n(?![ \t])/)
  const own = lines.find((line) => /^dkim-signature:/i.test(line)) ?? ''
  const tags = new Map(
    own
      .slice(own.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim() ?? '', tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  )
  const named = (tags.get('h') ?? '').split(':')
  const signed = named.map((name) =>
    relaxedHeader(lines.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? `${name}:`),
  )
  const unsigned = relaxedHeader(own.replace(/(\bb=)[^;]*$/, '$1'))
  const text = [...signed, unsigned].join('\r\n')
  return {
    tags,
    named,
    body:
      createHash('sha256')
        .update(relaxedBody(source.slice(end + 4)))
        .digest('base64') === tags.get('bh'),
    signature: createVerify('RSA-SHA256')
      .update(text)
      .verify(publicKey, tags.get('b') ?? '', 'base64'),
  }
}

test('a letter arrives with a signature that a mailbox can prove, over what says how to stop it as well', async () => {
  const source = await letterOf({ domain: 'jobs.example', selector: 's2026', key })
  const { tags, named, body, signature } = verify(source)
  expect([tags.get('d'), tags.get('s'), body, signature]).toEqual(['jobs.example', 's2026', true, true])
  expect(named).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
  const changed = verify(source.replace('/mail/token', '/mail/taken'))
  expect(changed.signature).toBe(false)
  expect(verify(source.replace(/\r\n\r\n/, '\r\n\r\nmore\r\n')).body).toBe(false)
})

test('without a key a letter is not signed', async () => {
  expect(await letterOf(null)).not.toMatch(/^dkim-signature:/im)
})
