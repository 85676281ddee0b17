import { expect, test } from 'vitest'
import { fieldsMax, guestBytesMax, jsonMax, readBody } from './readable-body.ts'

const json = 'application/json'
const urlEncoded = 'application/x-www-form-urlencoded'
const read = (
  type: string,
  body: string,
  sender: 'guest' | 'person' = 'person',
  takes: 'forms' | 'forms and JSON' = 'forms and JSON',
) =>
  readBody(
    new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body }),
    takes,
    sender,
  )

test.each([json, urlEncoded])('of a guest 64 KiB of %s are read, and no byte more', async (type) => {
  const body = `"${'a'.repeat(guestBytesMax - 2)}"`
  expect(guestBytesMax).toBe(64 * 1024)
  expect(await read(type, body, 'guest')).toBe('readable')
  expect(await read(type, `${body} `, 'guest')).toBe('too many')
  expect(await read(type, `${body} `, 'person')).toBe('readable')
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const text = String.raw`"\"${'[{,'.repeat(jsonMax.values)}"`

test.each([
  ['as deep as is read', nested(jsonMax.depth), 'readable'],
  ['deeper', nested(jsonMax.depth + 1), 'too many'],
  ['of many lists behind each other', `[${`${nested(3)},`.repeat(jsonMax.depth)}0]`, 'readable'],
  ['of many values', `[${'0,'.repeat(jsonMax.values)}0]`, 'too many'],
  ['of signs in a text', text, 'readable'],
  ['that is broken', '{', 'unreadable'],
  ['of nothing', '', 'readable'],
] as const)('JSON %s: %3$s', async (_, body, answer) => {
  expect(await read(json, body)).toBe(answer)
  expect(await read(json, body, 'person', 'forms')).toBe(answer === 'readable' ? 'unreadable' : answer)
})

const fields = (count: number) => Array(count).fill('a=b').join('&')
const parts = (count: number) =>
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(count)}--x--`

test.each([
  [urlEncoded, fields(fieldsMax), 'readable'],
  [urlEncoded, fields(fieldsMax + 2), 'too many'],
  ['multipart/form-data; boundary=x', parts(fieldsMax - 1), 'readable'],
  ['multipart/form-data; boundary="x"', parts(fieldsMax + 1), 'too many'],
  ['multipart/form-data; boundary=x', '--y', 'unreadable'],
] as const)('a form of %s', async (type, body, answer) => {
  for (const takes of ['forms', 'forms and JSON'] as const)
    expect(await read(type, body, 'person', takes)).toBe(answer)
})

test('of other types a procedure says itself that it takes none', async () => {
  expect(await read('text/plain', 'a')).toBe('readable')
  expect(await read('text/plain', 'a', 'person', 'forms')).toBe('unreadable')
})
