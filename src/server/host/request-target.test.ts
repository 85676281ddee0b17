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
  ])('%s does not', (target) => {
    expect(isKept(target)).toBe(false)
  })
})
