import { expect, test } from 'vitest'
import { framedHere, viewPage } from './view-page.ts'

test.each([
  ['/jobpost/1?view=apply', '/jobpost/1/apply?view=apply'],
  ['/jobpost/1/?view=apply&_action=x', '/jobpost/1/apply?view=apply&_action=x'],
  ['/jobpost/1', null],
  ['/jobpost/1?view=other', null],
  ['/jobpost?view=apply', null],
  ['/company/jobpost?company=1&view=new', '/company/jobpost/new?company=1&view=new'],
  ['/company/jobpost/?view=new&_action=x', '/company/jobpost/new?view=new&_action=x'],
  [
    '/company/jobpost?company=1&view=applicants&application=2',
    '/company/jobpost/applicants?company=1&view=applicants&application=2',
  ],
  ['/company/jobpost?company=1&view=decline', '/company/jobpost/decline?company=1&view=decline'],
  [
    '/company/jobpost?company=1&view=interviews&id=2&slot=3',
    '/company/jobpost/interviews?company=1&view=interviews&id=2&slot=3',
  ],
  ['/company/jobpost?company=1&view=replies', '/company/jobpost/replies?company=1&view=replies'],
  ['/company?id=1&view=members', '/company/members?id=1&view=members'],
  ['/company?id=1&view=edit', '/company/edit?id=1&view=edit'],
  ['/company/jobpost?id=1&view=edit', '/company/jobpost/edit?id=1&view=edit'],
  ['/company/jobpost?id=1&view=preview', '/company/jobpost/preview?id=1&view=preview'],
  ['/company/members?view=members', null],
  ['/company/jobpost?company=1', null],
  ['/company/jobpost?view=nonsense', null],
  ['/company?view=new', null],
  ['/company/jobpost/new?view=new', null],
  ['/jobpost/1/apply?view=apply', null],
  ['/account/new?invite=x', '/account/invited?invite=x'],
  ['/account/new/?callbackUrl=%2F&invite=', '/account/invited?callbackUrl=%2F&invite='],
  ['/account/new', null],
  ['/account/invited?invite=x', null],
  ['/account/action?invite=x', null],
  ['/contact?kind=report&jobpost=1', '/contact/report?kind=report&jobpost=1'],
  ['/contact/?kind=report&_action=x', '/contact/report?kind=report&_action=x'],
  ['/contact?kind=question', null],
  ['/contact/report?kind=report', null],
  ['/contact/thanks?kind=report', null],
])('%s: %s', (address, page) => {
  expect(viewPage(new URL(address, 'http://site.test'))).toBe(page)
})

const policy = "default-src 'self'; frame-ancestors 'none'"
const framed = (address: string) =>
  framedHere(
    new URL(address, 'http://site.test'),
    new Response('', { headers: { 'content-security-policy': policy } }),
  ).headers.get('content-security-policy')

test('the preview of an ad may stand in a frame of the site, nothing else in any', () => {
  expect(framed('/company/jobpost?id=1&view=preview')).toBe("default-src 'self'; frame-ancestors 'self'")
  for (const other of [
    '/company/jobpost?id=1&view=edit',
    '/company/jobpost',
    '/company?view=preview',
    '/login',
  ])
    expect(framed(other)).toBe(policy)
})
