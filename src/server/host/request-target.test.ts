import { describe, expect, it } from 'vitest'
import { readTarget } from './request-target.ts'

const isKept = (target: string): boolean => readTarget(target) === readTarget(target)

describe('what stays in memory of the addresses that were asked for', () => {
  it.each(['/', '/jobpost?page=2', '/mypage', '/assets/site.css', '/no-such-page'])('%s stays', (target) => {
    expect(isKept(target)).toBe(true)
  })

  it.each([
    '/account/action?mode=signIn&oobCode=x',
    '/mail/token-of-a-mail',
    '/calendar/secret.ics',
    '/files/upload/secret',
    '/contact/thanks?receipt=x',
    '/account/action/?mode=signIn&oobCode=x',
    '//account/action?mode=signIn&oobCode=x',
    '/account/action?mode=signIn&oobCode=x%00',
    '/Mail/token-of-a-mail',
    '//calendar/secret.ics',
    '/%6dail/token-of-a-mail',
  ])('%s does not', (target) => {
    expect(isKept(target)).toBe(false)
  })
})

describe('what the log keeps of an address', () => {
  it.each([
    '//mail/token',
    '/Mail/token',
    '/%6dail/token',
    '/x/../mail/token',
    '/calendar//token.ics',
    '/mail/token/',
    '/mail/token%00',
  ])('%s opens a way in, however it is spelled', (target) => {
    expect(readTarget(target).logged).not.toContain('token')
  })

  it('another spelling that opens none is told as it came', () => {
    expect(readTarget('//jobpost/?page=2').logged).toBe('//jobpost/?page=2')
  })
})
