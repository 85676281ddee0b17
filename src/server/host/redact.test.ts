import { expect, test } from 'vitest'
import { redactTarget } from './redact.ts'

test.each([
  ['/jobpost', '/jobpost'],
  ['/jobpost?sort=newest&page=2', '/jobpost?sort=newest&page=2'],
  [
    '/account/action?mode=resetPassword&oobCode=abc&continueUrl=https%3A%2F%2Fx',
    '/account/action?mode=resetPassword&oobCode=…&continueUrl=…',
  ],
  ['/login?error=SessionRequired&callbackUrl=%2Fmypage', '/login?error=SessionRequired&callbackUrl=…'],
  ['/x?EMAIL=a%40b.jp&oob%43ode=1', '/x?EMAIL=…&oob%43ode=…'],
  ['/calendar/6Xn3kQ.ics', '/calendar/…'],
  ['/calendar/6Xn3kQ.ics?page=1', '/calendar/…?page=1'],
  ['/mail/saved_search.x.secret', '/mail/…'],
  ['/mail/saved_search.x.secret?done=stopped', '/mail/…?done=stopped'],
  ['/contact?_action=contact.send', '/contact?_action=contact.send'],
])('%s', (target, expected) => {
  expect(redactTarget(target)).toBe(expected)
})

test.each([
  '/search?q=%E3%81%86%E3%81%A4%E7%97%85',
  '/jobpost?q=うつ病&page=2',
  '/company?q=うつ病',
  '/search?q=depression',
  '/jobpost?prefecture=depression&year=depression&company=depression',
  '/search?depression',
  '/suggestions.json?q=うつ病',
  '/postal-code.json?code=うつ病',
  '/school-names.json?q=うつ病',
  '/station-names.json?q=うつ病',
  '/jobpost?prefecture=うつ病&wage=うつ病',
  '/graphql?query=%7Bsuggestions(q%3A%22うつ病%22)%7D&variables=%7B%22q%22%3A%22うつ病%22%7D',
  '/search?page=うつ病',
  '/search?%71=うつ病',
  '/search?Q=うつ病&sort=%E3%81%86%E3%81%A4%E7%97%85',
  '/search?うつ病',
  '/search?うつ病=1',
  '/search?%zz=うつ病',
])('no words that somebody typed are kept: %s', (target) => {
  const kept = redactTarget(target)
  for (const form of ['depression', 'うつ病', encodeURIComponent('うつ病')]) expect(kept).not.toContain(form)
})
