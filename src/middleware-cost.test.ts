import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import { personMarkHeader } from '#contract/person-mark.ts'
import { call, personMarks, procedures } from '#actions/testing/call.ts'
import { costOf } from '#server/testing/cost.ts'
import { onRequest } from './middleware.ts'

vi.mock('astro:actions', async () => (await import('#actions/testing/astro.ts')).astroActions())
vi.mock('astro:middleware', () => ({ defineMiddleware: (middleware: unknown) => middleware }))
beforeAll(() => vi.stubEnv('DEV', false))
afterAll(() => vi.unstubAllEnvs())

const mebibyte = 1024 * 1024
const urlEncoded = 'application/x-www-form-urlencoded'
const json = 'application/json'
const parts = 'multipart/form-data; boundary=x'
const part = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const filled = (text: string, before = '', behind = '') =>
  before + text.repeat(Math.floor((mebibyte - before.length - behind.length) / text.length)) + behind

/** As long as a body may be, of a form as the editor of ads sends it. */
const valid = new URLSearchParams(
  Array.from({ length: 600 }, (_, index): [string, string] => [`field.${index}`, '仕事の内容'.repeat(38)]),
).toString()

const names = [
  'body',
  'email',
  'name',
  'title',
  'token',
  'minutes',
  'query',
  'password',
  'reason',
  'url',
  'key',
]
const each = (text: string): string => {
  const room = Math.floor(mebibyte / names.length) - 20
  return names.map((name) => `${name}=${text.repeat(Math.floor(room / text.length))}`).join('&')
}

const shapes: readonly [string, string, string][] = [
  ['one field', urlEncoded, filled('a', 'body=')],
  ['yen and spaces', urlEncoded, filled('+', 'minutes=%E5%86%86', 'x')],
  ['fields of letters', urlEncoded, each('a')],
  ['fields of spaces', urlEncoded, each('+')],
  ['fields of digits', urlEncoded, each('1')],
  ['fields of dots', urlEncoded, each('a.')],
  ['fields of signs', urlEncoded, each('a@')],
  ['fields of lines', urlEncoded, each('%0A')],
  ['fields of kanji', urlEncoded, each('%E5%86%86')],
  ['fields of bad bytes', urlEncoded, each('%FF')],
  ['fields of percents', urlEncoded, each('%')],
  ['many fields', urlEncoded, filled('a=b&')],
  ['no names', urlEncoded, filled('&')],
  ['a long name', urlEncoded, filled('a', '', '=b')],
  [
    'many long names',
    urlEncoded,
    Array.from({ length: 1900 }, (_, index) => `${index}${'a'.repeat(540)}=`).join('&'),
  ],
  ['one part', parts, `${part('body', filled('a').slice(200))}--x--`],
  ['many parts', parts, filled(part('a', 'b'), '', '--x--')],
  [
    'nineteen hundred parts',
    parts,
    `${Array.from({ length: 1900 }, (_, index) => part(`a${index}`, 'b'.repeat(480))).join('')}--x--`,
  ],
  ['a part of a long name', parts, `${part(filled('a').slice(200), '')}--x--`],
  ['a part of a name of quotes', parts, `${part(filled('%22').slice(200), '')}--x--`],
  ['a part of dashes', parts, `${part('body', filled('-').slice(200))}--x--`],
  ['a part of line ends', parts, `${part('body', filled('\r\n-').slice(200))}--x--`],
  ['parts that never begin', parts, filled('\r\n')],
  ['parts of long heads', parts, `--x\r\n${filled('a: b\r\n').slice(200)}\r\n\r\n--x--`],
  ['deep JSON', json, filled('[')],
  ['deep objects', json, filled('{"a":')],
  ['wide JSON', json, filled('0,', '[', '0]')],
  [
    'many keys',
    json,
    `{${Array.from({ length: 9000 }, (_, index) => `"${index}${'a'.repeat(100)}":0`).join(',')}}`,
  ],
  ['a long text', json, JSON.stringify({ email: filled('a').slice(50) })],
  ['a text of escapes', json, `{"email":"${filled(String.raw`\u0041`).slice(48)}"}`],
  ['no JSON', json, filled(' ')],
  ['no type', 'text/plain', filled('a')],
]

const bytes = (text: string) => new TextEncoder().encode(text)
const companyMember: Viewer = { kind: 'company', memberships: [] }
const post = (path: string, type: string, body: Uint8Array<ArrayBuffer>, viewer: Viewer | null) =>
  call(
    onRequest,
    new Request(`http://localhost:4321${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        ...(viewer !== null && { [personMarkHeader]: personMarks.of('somebody') }),
      },
    }),
    viewer,
  )

/** Which of them are more than twice as dear as a form that is read whole. */
const dear = async (least: number, calls: readonly (() => Promise<unknown>)[]): Promise<number[]> => {
  const found: number[] = []
  for (const [index, once] of calls.entries())
    // Looked at again where something else was in the way.
    if ((await costOf(once, 1)) > 2 * least && (await costOf(once)) > 2 * least) found.push(index)
  return found
}

it('does no more for a mebibyte of a guest than twice what that of a valid form takes', async () => {
  const whole = bytes(valid)
  const base = await costOf(() => post('/_actions/jobPosts.save', urlEncoded, whole, companyMember), 5)
  const sent = shapes.map(([what, type, body]) => ({ what, type, body: bytes(body) }))
  // A body that is not read has no shape: some of them are enough where nobody reads it.
  const calls = procedures.flatMap((name, index) =>
    sent
      .filter((_, shape) => /^(?:contact|login|searches)\./u.test(name) || shape % 8 === index % 8)
      .map((shape) => ({ ...shape, name })),
  )
  const found = await dear(
    base,
    calls.map(
      ({ name, type, body }) =>
        () =>
          post(`/_actions/${name}`, type, body, null),
    ),
  )
  expect(found.map((index) => [calls[index]?.name, calls[index]?.what])).toEqual([])
})

it.each(shapes)(
  'reads no %s of a guest that is longer than theirs are, on pages too',
  async (_what, type, body) => {
    for (const path of [
      '/_actions/contact.send',
      '/contact?_action=contact.send',
      '/?_action=contact.send',
    ]) {
      const { answer, forwarded } = await post(path, type, bytes(body), null)
      expect([path, answer.status, forwarded]).toEqual([path, 413, 0])
    }
  },
)

it('takes of a guest what the longest of their forms has, and leads who was signed out to the sign-in', async () => {
  const text = 'あ'.repeat(2000)
  const contact = new URLSearchParams({ body: text, name: '山田', website: '' }).toString()
  const { answer } = await post('/_actions/contact.send', urlEncoded, bytes(contact), null)
  expect(answer.status).toBe(400)
  const editor =
    '/company/jobpost?company=01890a5d-ac96-774b-bcce-b302099a8057&view=edit&_action=jobPosts.save'
  expect((await post(editor, urlEncoded, bytes(valid), null)).answer.status).toBe(302)
})

it('takes the longest form of who is signed in', async () => {
  const { answer, forwarded } = await post('/_actions/jobPosts.save', urlEncoded, bytes(valid), companyMember)
  // As the backend refuses it.
  expect([answer.status, forwarded]).toEqual([409, 1])
})

it.each([
  ['deep', '['.repeat(400_000)],
  ['deep and closed', '['.repeat(51) + ']'.repeat(51)],
  ['objects', '{"a":'.repeat(51)],
  ['wide', `[${'0,'.repeat(10_001)}0]`],
])('has nobody send JSON that is %s', async (_what, body) => {
  const { answer } = await post('/_actions/jobPosts.save', json, bytes(body), companyMember)
  expect(answer.status).toBe(413)
})

it('takes JSON whose texts have brackets', async () => {
  const body = JSON.stringify({ text: `"\\${'[{,'.repeat(20_000)}` })
  const { answer } = await post('/_actions/jobPosts.save', json, bytes(body), companyMember)
  expect(answer.status).toBe(415)
  expect(await answer.json()).not.toMatchObject({ requestId: 'one' })
})
