import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openBalancer } from './balancer.ts'
import { portOf } from './port-of.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

type Node = { port: number; asked: string[]; listener: http.RequestListener; close: () => void }

/** A node that is ready, says which one it is, and keeps what it was asked. */
const openNode = async (name: string): Promise<Node> => {
  const node: Omit<Node, 'port' | 'close'> = {
    asked: [],
    listener: (_request, response) => void response.end(name),
  }
  const server = http.createServer((request, response) => {
    if (request.url === '/readyz') {
      response.end('ok')
      return
    }
    node.asked.push(`${request.method} ${String(request.headers['x-forwarded-for'])}`)
    node.listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  undo.push(close)
  return Object.assign(node, { port: portOf(server), close })
}

const openFor = async (...nodes: Node[]) => {
  const balancer = await openBalancer(
    nodes.map(({ port }) => port),
    0,
  )
  undo.push(balancer.close)
  return balancer
}
const textOf = async (origin: string, init?: RequestInit) => {
  const answer = await fetch(origin, init)
  return `${answer.status} ${await answer.text()}`
}

test('nodes that are ready take turns, and are told where a request came from', async () => {
  const [one, two] = [await openNode('one'), await openNode('two')]
  const { origin } = await openFor(one, two)
  const answers = [await textOf(origin), await textOf(origin)]
  expect(answers.toSorted()).toEqual(['200 one', '200 two'])
  expect(one.asked).toEqual(['GET 127.0.0.1'])
})

test('what only reads goes to the next node when one breaks off; what writes is told to its sender', async () => {
  const [one, two] = [await openNode('one'), await openNode('two')]
  const { origin } = await openFor(one, two)
  one.listener = (request) => void request.socket.destroy()
  for (const _ of [1, 2]) expect(await textOf(origin)).toBe('200 two')
  const posts = [await textOf(origin, { method: 'POST' }), await textOf(origin, { method: 'POST' })]
  expect(posts.toSorted()).toEqual(['200 two', '502 The node ended before it answered.'])
})

test('an answer that is cut off stays cut off', async () => {
  const one = await openNode('one')
  const { origin } = await openFor(one)
  one.listener = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  }
  await expect(textOf(origin)).rejects.toThrow('terminated')
})

test('a node that is not ready gets nothing; with none of them one is told when to come back', async () => {
  const one = await openNode('one')
  const balancer = await openFor(one)
  one.close()
  await expect.poll(() => balancer.ready()).toEqual([])
  const answer = await fetch(balancer.origin)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})
