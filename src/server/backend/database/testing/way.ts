import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to the server over loopback that can be cut, or hold everything back. */
export const openWay = async (url: string) => {
  const folder = new URL(url).searchParams.get('host')
  const sockets = new Set<Socket>()
  /** Of whoever called while it was silent. */
  const unanswered = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    // Who calls anew, after an old connection was given up, gets no answer either.
    if (state === 'silent') {
      unanswered.add(near.pause().on('error', () => {}))
      return
    }
    const far = connect(`${folder}/.s.PGSQL.5432`)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.search = ''
  through.port = String((server.address() as AddressInfo).port)
  through.hostname = '127.0.0.1'
  return {
    url: through.href,
    cut: () => {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    silence: () => {
      state = 'silent'
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend: () => {
      state = 'open'
      for (const socket of unanswered) socket.destroy()
    },
    close: () => {
      for (const socket of [...sockets, ...unanswered]) socket.destroy()
      server.close()
    },
  }
}
