import { expect, test } from 'vitest'
import { parseCookies, writeCookie } from './cookies.ts'

test('reads names and values as browsers send them; the first of a name counts', () => {
  const cookies = parseCookies('a=1; b="x"; c=%E3%81%82; d=%; =no; e; a=2; f=x=y')
  expect(Object.fromEntries(cookies)).toEqual({ a: '1', b: '"x"', c: 'あ', d: '%', f: 'x=y' })
  expect(parseCookies(null).size).toBe(0)
})

test('writes what browsers keep, and nothing that could end the line', () => {
  expect(writeCookie('x', 'a;b\r\nc', { secure: true, httpOnly: true, maxAgeSeconds: 60 })).toBe(
    'x=a%3Bb%0D%0Ac; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  )
})
