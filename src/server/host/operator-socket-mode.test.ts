import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { openOperatorSocket } from './operator-socket.ts'

// What is left to the mode that the socket was made with.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  chmod: async () => {},
}))

test('the socket is the owner’s alone from the moment it is made', async () => {
  const folder = await mkdtemp('/tmp/socket-')
  const file = path.join(folder, 'operator.sock')
  const before = process.umask()
  const socket = await openOperatorSocket({
    path: file,
    run: async () => ({ kind: 'done', lines: [] }),
    log: createLog('silent').log,
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(process.umask()).toBe(before)
  await socket?.close()
  await rm(folder, { recursive: true })
})
