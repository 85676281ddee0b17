import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHost, testOrigin, type TestHost } from './testing/host.ts'

let folder: string
let host: TestHost
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'))
  await mkdir(path.join(folder, '_astro'))
  await writeFile(path.join(folder, '_astro/page.AbCd1234.css'), 'a{color:red}'.repeat(100))
  await writeFile(path.join(folder, '_astro/page.AbCd1234.css.br'), 'packed')
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  host = await startHost(() => 'unknown', { clientFolder: folder })
})
afterEach(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

/** Everything an answer on a kept connection sends before its body. */
const headOf = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1')
    let received = ''
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const end = received.indexOf('\r\n\r\n')
      if (end === -1) return
      socket.destroy()
      resolve(received.slice(0, end + 4))
    })
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: br\r\n\r\n`)
  })

test('a file that never changes comes with a short head that says so', async () => {
  const head = await headOf('/_astro/page.AbCd1234.css')
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(head).toMatch(/cache-control: public, max-age=31536000, immutable\r\n/i)
  expect(head).toMatch(/content-type: text\/css/i)
  expect(head).toMatch(/content-encoding: br\r\n/i)
  expect(head).toMatch(/vary: accept-encoding\r\n/i)
  expect(head).toMatch(/x-content-type-options: nosniff\r\n/i)
  expect(head.length).toBeLessThanOrEqual(300)
})

test('another file is asked for each time, and is protected as any answer', async () => {
  const { status, headers } = await host.send('/favicon.svg')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const { etag = '' } = headers
  expect((await host.send('/favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
