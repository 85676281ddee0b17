import { expect, test } from 'vitest'
import { wayIn } from './way-in.ts'

const origin = 'https://example.jp'
const from = (address: string) =>
  new URLSearchParams(wayIn(new URL(address, origin), origin)).get('callbackUrl')

test.each([
  ['/jobpost/0190', '/jobpost/0190'],
  ['/jobpost?prefecture=27&q=%E5%96%B6%E6%A5%AD', '/jobpost?prefecture=27&q=%E5%96%B6%E6%A5%AD'],
  ['/contact?kind=report&jobpost=1', '/contact?kind=report&jobpost=1'],
  ['/login?callbackUrl=%2Fjobpost%2F0190', '/jobpost/0190'],
  ['/login/password-forget?callbackUrl=%2Fjobpost', '/jobpost'],
  ['/account/new?kind=company&callbackUrl=%2Fcompany', '/company'],
])('from %s people come back to %s', (address, back) => {
  expect(from(address)).toBe(back)
})

test.each([
  '/',
  '/404',
  '/nothing-here',
  '/signout',
  '/contact/thanks?receipt=1',
  '/mail/a-token-of-somebody',
  '/account/action?mode=signIn&oobCode=secret',
  '/login',
  '/login?callbackUrl=https%3A%2F%2Fevil.example%2F',
  '/login?callbackUrl=%2F%2Fevil.example',
  '/login?callbackUrl=%2Fapi%2Fauth%2Fsignout',
  `/search?q=${'a'.repeat(5000)}`,
])('from %s nothing is carried', (address) => {
  expect(wayIn(new URL(address, origin), origin)).toBe('')
})
