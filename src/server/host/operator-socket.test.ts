import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import { createLog } from '#server/platform/log.ts'
import { operatorSocketPath } from '#server/platform/operator-socket-path.ts'
import { askRunningSite, openOperatorSocket, type OperatorCall } from './operator-socket.ts'

const { log } = createLog('silent')
const call: OperatorCall = { command: { name: 'unowned' }, by: 'root' }
const nothing: OperatorAnswer = { kind: 'done', lines: ['No company waits.'] }

let folder: string
let file: string
const open: { close: () => Promise<void> }[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'))
  file = path.join(folder, 'operator.sock')
})
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  await rm(folder, { recursive: true })
})

const listen = async (run: (call: OperatorCall) => Promise<OperatorAnswer> = async () => nothing) => {
  const socket = await openOperatorSocket({ path: file, run, log })
  if (socket !== null) open.push(socket)
  return socket
}

/** What the socket answers to a body as it is. */
const send = (body: string) =>
  new Promise<OperatorAnswer>((resolve, reject) => {
    const call = request({ socketPath: file, method: 'POST' }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve(JSON.parse(text) as OperatorAnswer))
    })
    call.on('error', reject).end(body)
  })

test('a command is carried out by whom it names; nobody but the owner may open the socket', async () => {
  const calls: OperatorCall[] = []
  await listen(async (given) => {
    calls.push(given)
    return nothing
  })
  expect(await askRunningSite(file, call)).toEqual(nothing)
  expect(calls).toEqual([call])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a data folder that nothing else needed yet is made, for nobody but the owner', async () => {
  file = path.join(folder, 'data', 'operator.sock')
  await listen()
  expect(await askRunningSite(file, call)).toEqual(nothing)
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
})

test('without a site nobody answers, and what one left behind is no site', async () => {
  expect(await askRunningSite(file, call)).toBeNull()
  await writeFile(file, '')
  expect(await askRunningSite(file, call)).toBeNull()
  await listen()
  expect(await askRunningSite(file, call)).toEqual(nothing)
})

test('a second node over one folder leaves the socket to the first; a closed one is gone', async () => {
  const first = await listen()
  expect(await listen(async () => ({ kind: 'failed', lines: [] }))).toBeNull()
  expect(await askRunningSite(file, call)).toEqual(nothing)
  await first?.close()
  expect(await askRunningSite(file, call)).toBeNull()
  expect(await listen()).not.toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['an unknown command', JSON.stringify({ command: { name: 'drop' }, by: 'root' })],
  ['nobody', JSON.stringify({ command: { name: 'unowned' }, by: '' })],
  [
    'an address that is too long',
    JSON.stringify({ command: { name: 'grant-admin', email: 'x'.repeat(300) }, by: 'a' }),
  ],
  ['too much', JSON.stringify({ ...call, more: 'x'.repeat(70_000) })],
])('%s is refused in words', async (_what, body) => {
  await listen()
  expect(await send(body)).toEqual({ kind: 'failed', lines: [expect.stringMatching(/^(this|the) site/)] })
})

test('a command that this site does not know is told as that', async () => {
  await listen()
  expect(await send(JSON.stringify({ command: { name: 'drop' }, by: 'root' }))).toEqual({
    kind: 'failed',
    lines: ['this site does not know the command'],
  })
})

test('what goes wrong inside stays in the log', async () => {
  await listen(() => Promise.reject(new Error('select * from account')))
  expect(await askRunningSite(file, call)).toEqual({
    kind: 'failed',
    lines: ['the site could not do it; its log says why'],
  })
})

test('a folder too deep for a socket has none', () => {
  expect(operatorSocketPath('.data')).toBe(path.join('.data', 'operator.sock'))
  expect(operatorSocketPath(`/${'deep/'.repeat(30)}`)).toBeNull()
})
