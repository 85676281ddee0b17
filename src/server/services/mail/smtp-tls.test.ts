import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtp } from './smtp.ts'

/** A mail server that offers no TLS, and keeps what it hears. */
const openServer = async () => {
  const heard: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.setEncoding('utf8').on('data', (chunk: string) => heard.push(chunk))
      stream.on('end', () => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { heard, port, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

const mail = {
  to: 'student@example.com',
  subject: '確認',
  text: 'https://jobs.example/x',
  html: '<!doctype html><html lang="ja"><body>https://jobs.example/x</body></html>',
  messageId: '<1@jobs.example>',
}

test('requireTLS in the address of the server sends nothing to one without STARTTLS', async () => {
  const server = await openServer()
  const address = `smtp://127.0.0.1:${server.port}`
  const strict = createSmtp({ url: `${address}?requireTLS=true`, from: 'site@example.com', dkim: null })
  await expect(strict.send(mail)).rejects.toThrow(/STARTTLS|TLS/)
  expect(server.heard).toEqual([])
  strict.close()
  const plain = createSmtp({ url: address, from: 'site@example.com', dkim: null })
  await plain.send(mail)
  expect(server.heard.join('')).toContain('To: student@example.com')
  plain.close()
  await server.close()
})
