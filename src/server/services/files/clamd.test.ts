import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClamd } from './clamd.ts'

let server: Server | null = null
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  server?.close()
  server = null
})

/** clamd as far as INSTREAM goes: reads the frames as the daemon does, and answers by what they held. */
const startClamd = async (
  answer: (bytes: Buffer) => string | null,
  { bytesMax = 1_000_000 } = {},
): Promise<{ port: number; scanned: Buffer[] }> => {
  const scanned: Buffer[] = []
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let waiting = Buffer.alloc(0)
    let begun = false
    const parts: Buffer[] = []
    socket.on('data', (piece: Buffer) => {
      waiting = Buffer.concat([waiting, piece])
      const command = Buffer.from('zINSTREAM\0')
      if (!begun) {
        if (waiting.length < command.length) return
        if (!waiting.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0')
        begun = true
        waiting = waiting.subarray(command.length)
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0)
        if (length === 0) {
          const bytes = Buffer.concat(parts)
          scanned.push(bytes)
          const said = answer(bytes)
          if (said !== null) socket.end(said)
          return
        }
        if (waiting.length < 4 + length) return
        parts.push(waiting.subarray(4, 4 + length))
        waiting = waiting.subarray(4 + length)
        if (Buffer.concat(parts).length > bytesMax)
          return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, scanned }
}
const clamd = (port: number, milliseconds = 5000) => createClamd({ host: '127.0.0.1', port, milliseconds })
async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
// The test file of the anti-virus industry, in two halves so that this file is not it.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const look = (bytes: Buffer) =>
  bytes.includes('EICAR-STANDARD') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0'

test('clamd gets the file whole and says that it is clean', async () => {
  const { port, scanned } = await startClamd(look)
  expect(await clamd(port).scan(pieces('%PDF-1.7', '', '\nrest'))).toBe('clean')
  expect(scanned.map(String)).toEqual(['%PDF-1.7\nrest'])
})

test('what clamd finds is found, also across parts', async () => {
  const { port } = await startClamd(look)
  expect(await clamd(port).scan(pieces(eicar.slice(0, 30), eicar.slice(30)))).toBe('found')
})

test('a clamd that is not there, hangs up, refuses or says something else tells nothing', async () => {
  const { port } = await startClamd(() => 'stream: Something went wrong. ERROR\0')
  await expect(clamd(port).scan(pieces('x'))).rejects.toThrow('Something went wrong')
  server?.close()
  await expect(clamd(1).scan(pieces('x'))).rejects.toThrow('ECONNREFUSED')
  const silent = await startClamd(() => '')
  await expect(clamd(silent.port).scan(pieces('x'))).rejects.toThrow('it said nothing')
  // Says clean of something else than the stream.
  server?.close()
  const odd = await startClamd(() => 'OK\0')
  await expect(clamd(odd.port).scan(pieces('x'))).rejects.toThrow('did not scan')
})

test('a file that is larger than clamd takes is not clean', async () => {
  const { port } = await startClamd(look, { bytesMax: 10 })
  await expect(clamd(port).scan(pieces('x'.repeat(8), 'y'.repeat(8), 'z'))).rejects.toThrow()
})

test('a slow clamd is given up', async () => {
  const { port } = await startClamd(() => null)
  await expect(clamd(port, 50).scan(pieces('x'))).rejects.toThrow('took too long')
})
