import { expect, test } from 'vitest'
import { mailAnswer } from './mail-answer.ts'

const mails = [
  { id: 2, html: '<!doctype html><p>二</p>' },
  { id: 1, html: '<!doctype html><p>一</p>' },
]

test('the HTML of a mail can do nothing where it is shown', async () => {
  const answer = mailAnswer(mails, '1')
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><p>一</p>'])
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /)
})

test.each([undefined, '', '3', '01', '1.0'])('there is no mail %s', (id) => {
  expect(mailAnswer(mails, id).status).toBe(404)
})

test('nothing is shown where mails are really sent', () => {
  expect(mailAnswer(null, '1').status).toBe(404)
})
