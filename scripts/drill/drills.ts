import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../cluster/start-cluster.ts'

export type Drill = {
  name: string
  /** What happens, for the table. */
  says: string
  /** Resolves when the fault is over. */
  fault: (cluster: Cluster) => Promise<void>
}

const seconds = (count: number) => wait(count * 1000)
const awaySeconds = 10
const killings = 6
const slowClients = 1_000
/** SQLSTATE */
const tooManyConnections = '53300'

/** Connections that send a byte of their request now and then, as a slow line or a slow attack does. Answers how many there were. */
const openSlowClients = (port: number): (() => number) => {
  let connected = 0
  const sockets = Array.from({ length: slowClients }, () => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.once('connect', () => (connected += 1))
    socket.write('GET /jobpost HTTP/1.1\r\nhost: ')
    return socket
  })
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 1_000)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    return connected
  }
}

/** Takes the connections that the server has left, until it refuses one. */
const fillServer = async (url: string): Promise<() => Promise<void>> => {
  const taken: Client[] = []
  const take = async (): Promise<void> => {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === tooManyConnections) return
      throw error
    }
    taken.push(client)
    return take()
  }
  await take()
  return async () => {
    await Promise.all(taken.map((client) => client.end()))
  }
}

export const drills: readonly Drill[] = [
  {
    name: 'rolling-restart',
    says: 'Each node in its turn is told to end, and started again.',
    fault: async ({ nodes }) => {
      for (const node of nodes) {
        await node.end('SIGTERM')
        await node.start()
      }
    },
  },
  {
    name: 'killed-nodes',
    says: `A node is killed ${killings} times, each in its turn.`,
    fault: async ({ nodes }) => {
      for (let turn = 0; turn < killings; turn += 1) {
        const node = nodes[turn % nodes.length]
        await node?.end('SIGKILL')
        await node?.start()
      }
    },
  },
  {
    name: 'worker-away',
    says: `The worker is killed and started again after ${awaySeconds} seconds.`,
    fault: async ({ worker }) => {
      await worker.end('SIGKILL')
      await seconds(awaySeconds)
      await worker.start()
    },
  },
  {
    name: 'database-away',
    says: `For ${awaySeconds} seconds every connection to the database is cut and none is made.`,
    fault: async ({ way }) => {
      way.cut()
      await seconds(awaySeconds)
      way.mend()
    },
  },
  {
    name: 'database-silent',
    says: `For ${awaySeconds} seconds the database answers nobody, and no connection ends.`,
    fault: async ({ way }) => {
      way.silence()
      await seconds(awaySeconds)
      way.mend()
    },
  },
  {
    name: 'too-many-clients',
    says: `All connections end, and for ${awaySeconds} seconds others hold those that the server has.`,
    fault: async ({ way, databaseUrl }) => {
      way.cut()
      const giveBack = await fillServer(databaseUrl)
      way.mend()
      await seconds(awaySeconds)
      await giveBack()
    },
  },
  {
    name: 'identity-away',
    says: `The identity provider is away for ${awaySeconds} seconds.`,
    fault: async ({ identity }) => {
      await identity.stop()
      await seconds(awaySeconds)
      await identity.start()
    },
  },
  {
    name: 'slow-clients',
    says: `For ${awaySeconds} seconds ${slowClients.toLocaleString('en')} connections send a byte a second to one node.`,
    fault: async ({ nodes }) => {
      const close = openSlowClients(nodes[0]?.port ?? 0)
      await seconds(awaySeconds)
      if (close() < slowClients / 2) throw new Error('The slow clients did not connect')
    },
  },
]
