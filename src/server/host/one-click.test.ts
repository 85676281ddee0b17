import { afterEach, expect, test } from 'vitest'
import { sendPage, startHost, testOrigin, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

const path = '/mail/saved_search.019aa000-0000-7000-8000-000000000001.seal'
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** A host that knows one token, and a site that says it was asked. */
const start = async () => {
  const stopped: string[] = []
  host = await startHost((_request, answer) => sendPage(answer, 'the page'), {
    stopMails: async (token) => {
      stopped.push(token)
      return token === path.replace('/mail/', '')
    },
  })
  return { host, stopped }
}
const post = (given: TestHost, target: string, body: string, headers = {}) =>
  given.send(target, { method: 'POST', headers: { ...urlEncoded, ...headers }, body: [body] })

test('one click of a mail program stops, without Origin, cookie or redirect', async () => {
  const { host, stopped } = await start()
  const answer = await post(host, path, 'List-Unsubscribe=One-Click')
  expect(answer).toMatchObject({ status: 200, text: 'お知らせを停止しました。\n' })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(stopped).toEqual([path.replace('/mail/', '')])
})

test('the same as a form of parts', async () => {
  const { host, stopped } = await start()
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const answer = await post(host, path, body, { 'content-type': 'multipart/form-data; boundary=x' })
  expect(answer.status).toBe(200)
  expect(stopped).toHaveLength(1)
})

test.each([
  ['nothing', ''],
  ['another value', 'List-Unsubscribe=Two-Clicks'],
  ['another name', 'unsubscribe=One-Click'],
])('a post of %s stops nothing', async (_what, body) => {
  const { host, stopped } = await start()
  expect((await post(host, path, body)).status).toBe(400)
  expect(stopped).toEqual([])
})

test('a token of nobody, a long body and another site stop nothing', async () => {
  const { host, stopped } = await start()
  expect((await post(host, '/mail/x', 'List-Unsubscribe=One-Click')).status).toBe(404)
  expect((await post(host, path, `List-Unsubscribe=One-Click&x=${'x'.repeat(5000)}`)).status).toBe(413)
  const foreign = { origin: 'https://evil.example' }
  expect((await post(host, path, 'List-Unsubscribe=One-Click', foreign)).status).toBe(403)
  expect(stopped).toEqual(['x'])
})

test('the page and its forms are the site’s', async () => {
  const { host, stopped } = await start()
  expect((await host.send(path)).text).toBe('the page')
  const form = await post(host, `${path}?_action=searches.stopMails`, 'List-Unsubscribe=One-Click', {
    origin: testOrigin,
  })
  expect(form.text).toBe('the page')
  expect(stopped).toEqual([])
})

test('the log keeps no token', async () => {
  const { host } = await start()
  await post(host, path, 'List-Unsubscribe=One-Click')
  await host.send(`${path}?done=stopped`)
  expect(JSON.stringify(host.lines)).not.toContain('019aa000')
})
