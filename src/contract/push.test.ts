import { expect, test } from 'vitest'
import { isPushEndpoint } from './push.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('a push service: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://somebody@fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.com/',
  'https://example.com/fcm.googleapis.com',
  'https://notify.windows.com.example.com/',
  'https://evilnotify.windows.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('no push service: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})
