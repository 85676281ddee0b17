import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Letter = { from: string; to: string[]; source: string }

/** A mail server that keeps letters, or refuses them as `rules` say. */
export const openMailServer = async (rules: SMTPServerOptions = {}) => {
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
  // A connection that a client breaks off is an error of the server's that nobody hears otherwise.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const sockets = new Set<Socket>()
  listening.on('connection', (socket: Socket) => sockets.add(socket))
  const { port } = listening.address() as AddressInfo
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    /** Breaks every connection off, as a server that dies does. */
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Headers in small letters, unfolded, and the body, of a message or a part (RFC 5322 §2.1). */
export const splitMessage = (source: string) => {
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
