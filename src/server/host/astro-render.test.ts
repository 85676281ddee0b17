import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node'
import { expect, test } from 'vitest'
import { createAstroRender } from './astro-render.ts'
import type { AstroRequest } from './astro-request.ts'
import { createRenderLines, nobody, usualLines } from './render-line.ts'

test('nothing of a page that was rendered hangs on its request any more', async () => {
  const requests: AstroRequest[] = []
  const render = createAstroRender(
    async (request, answer) => {
      requests.push(request)
      // As the adapter does it: the signal of the one is wired to the connection until the other is finished.
      createRequestFromNodeRequest(request as never)
      expect(request.socket.listenerCount('close')).toBe(1)
      await writeResponse(new Response('page'), answer as never)
    },
    'http://site.test',
    { usual: 1000, drawn: 1000 },
    createRenderLines(usualLines),
  )
  const { signal } = new AbortController()
  const asked = {
    method: 'GET',
    target: '/',
    headers: {},
    body: null,
    clientAddress: '0.0.0.0',
    locals: {},
    asker: nobody,
  }
  const rendered = await render(asked, signal)
  expect(rendered).toMatchObject({ kind: 'answer', status: 200, body: Buffer.from('page') })
  expect(requests.map(({ socket }) => socket.listenerCount('close'))).toEqual([0])
})
