import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createMailer } from './mailer.ts'
import { createSmtp } from './smtp.ts'
import { openMailServer, splitMessage } from './testing/mail-server.ts'
import { nothingStopped } from './testing/nothing-stopped.ts'

const site = { name: 'みちしるべ', origin: 'https://jobs.example', operator: { email: 'desk@jobs.example' } }
const mail = { to: 'student@example.com', kind: 'password-changed', data: {} } as const

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('a server that dies after DATA is an error, and the same letter comes with the next try', async () => {
  const sources: string[] = []
  const server = await openMailServer({
    onData: (stream, _session, done) => {
      let source = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        source += chunk
      })
      stream.on('end', () => {
        sources.push(source)
        // The first is taken, and nobody is told so.
        if (sources.length > 1) return done()
        server.cut()
      })
    },
  })
  const smtp = createSmtp({ url: server.url, from: 'site@jobs.example', dkim: null })
  closing.push(smtp.close, server.close)
  const send = createMailer({ site, send: smtp.send, ...nothingStopped })
  await expect(send('019aa000', mail)).rejects.toThrow()
  await send('019aa000', mail)
  expect(sources.map((source) => splitMessage(source).headers['message-id'])).toEqual([
    '<019aa000@jobs.example>',
    '<019aa000@jobs.example>',
  ])
})

test('a server that takes the call and says nothing is an error after ten seconds', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  closing.push(
    () => void vi.useRealTimers(),
    () => void silent.close(),
  )
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'site@jobs.example', dkim: null })
  const send = createMailer({ site, send: smtp.send, ...nothingStopped })
  const passTime = async () => {
    const [socket] = await once(silent, 'connection')
    closing.push(() => void socket.destroy())
    // nodemailer's own would be thirty.
    for (let second = 0; second < 12; second += 1) {
      await setImmediate()
      await vi.advanceTimersByTimeAsync(1000)
    }
  }
  const [outcome] = await Promise.allSettled([send('1', mail), passTime()])
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/timeout|greeting/i) },
  })
})
