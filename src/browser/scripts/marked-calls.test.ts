// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  otherPersonHeader,
  personMarkField,
  personMarkHeader,
  personMarkMeta,
} from '#contract/person-mark.ts'

const { origin } = location
const reload = vi.fn<() => void>()
vi.stubGlobal('location', { origin, reload })
const answers: Response[] = []
const sent = vi.fn<(request: Request) => Promise<Response>>(() =>
  Promise.resolve(answers.pop() ?? new Response('{}')),
)
vi.stubGlobal('fetch', sent)
document.head.innerHTML = `<meta name="${personMarkMeta}" content="aiko-mark">`
// One page for all: what stands around `fetch` stays.
await import('./marked-calls.ts')

beforeEach(() => {
  sent.mockClear()
  reload.mockClear()
})

const call = async (address: string, init?: RequestInit) => {
  await window.fetch(new URL(address, origin), init)
  const [request] = sent.mock.lastCall ?? []
  if (request === undefined) throw new Error('Nothing was sent')
  return request
}

test('what a page sends says whose it is, with what it had to say', async () => {
  const request = await call('/_actions/files.requestUpload', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: '{"size":1}',
  })
  expect(request.headers.get(personMarkHeader)).toBe('aiko-mark')
  expect(request.headers.get('accept')).toBe('application/json')
  expect(await request.text()).toBe('{"size":1}')
  expect(reload).not.toHaveBeenCalled()
})

test('what is asked for, and what others are sent, says nothing', async () => {
  for (const [address, method] of [
    ['/notifications.json', 'GET'],
    ['https://identity.example/v1', 'POST'],
  ] as const)
    expect((await call(address, { method })).headers.has(personMarkHeader)).toBe(false)
})

test('a page that is somebody else’s is loaded anew', async () => {
  answers.push(new Response('{}', { status: 409, headers: { [otherPersonHeader]: '1' } }))
  await call('/_actions/messages.send', { method: 'POST' })
  expect(reload).toHaveBeenCalledOnce()
})

test('an answer that only says 409 leaves the page, and what is typed there, as it is', async () => {
  answers.push(new Response('{}', { status: 409 }))
  await call('/_actions/jobPosts.save', { method: 'POST' })
  expect(reload).not.toHaveBeenCalled()
})

test('whoever sent something gets what the site answered', async () => {
  for (const method of ['GET', 'POST']) {
    const answer = new Response('{"kept":true}', { status: 201 })
    answers.push(answer)
    expect(await window.fetch(new URL('/_actions/messages.send', origin), { method })).toBe(answer)
  }
})

test.each(['post', 'get'])(
  'a form that was made in the browser says it where it changes something: %s',
  (method) => {
    document.body.innerHTML = `<form method="${method}"></form>`
    const formData = new FormData()
    const sending = Object.assign(new Event('formdata', { bubbles: true }), { formData })
    document.querySelector('form')?.dispatchEvent(sending)
    expect(formData.get(personMarkField)).toBe(method === 'post' ? 'aiko-mark' : null)
  },
)
