/** The process of the embedded identity provider: the emulator's application on loopback, without Java and without a download. */
import { createServer, type IncomingMessage } from 'node:http'
import { createEmulatorAccounts } from './emulator-accounts.ts'
import { createEmulatorApp } from './emulator-app.ts'
import type { EmulatorAnswer, EmulatorStart } from './emulator-protocol.ts'

const saveAfterMilliseconds = 200

/**
 * True for what a web page in a browser of this machine sends, also under a name that its owner pointed to loopback. The
 * emulator gives every origin leave and obeys a fixed word; this server and its tests send neither header.
 */
const isFromPage = ({ headers }: IncomingMessage, port: number): boolean =>
  headers.origin !== undefined ||
  headers['sec-fetch-site'] !== undefined ||
  (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`)

const answer = (message: EmulatorAnswer) => process.send?.(message)

const run = async ({ projectId, port, accountsFile, accounts }: EmulatorStart) => {
  const app = await createEmulatorApp(projectId)
  const state: { changed: () => void } = { changed: () => {} }
  const server = createServer((request, response) => {
    if (isFromPage(request, request.socket.localPort ?? port)) {
      response.writeHead(403).end()
      return
    }
    if (request.method !== 'GET') response.once('finish', () => state.changed())
    app(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The emulator listens on no port')
  const listening = address.port
  const kept = createEmulatorAccounts(`http://127.0.0.1:${listening}`, projectId, accountsFile)
  await kept.enableEmailPrivacy()
  if ((await kept.restore()) === 'nothing kept') {
    await kept.create(accounts)
    await kept.save()
  }

  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    saving = saving
      .then(kept.save)
      .catch((error: unknown) => void process.stderr.write(`Accounts could not be kept: ${String(error)}\n`))
    return saving
  }
  state.changed = () => (timer ??= setTimeout(() => void save(), saveAfterMilliseconds))
  const end = () => void save().finally(() => process.exit(0))
  // The channel closes when the parent ends, even by a crash.
  process.once('disconnect', end)
  process.once('SIGTERM', end)
  answer({ kind: 'ready', port: listening })
}

// Ctrl-C reaches the whole process group; the parent ends this process when it has drained.
process.on('SIGINT', () => {})
process.once('message', (start: EmulatorStart) => {
  run(start).catch((error: unknown) => {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    process.exit(1)
  })
})
