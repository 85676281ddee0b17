import { expect, test } from 'vitest'
import { issueMailToken, readMailToken } from './mail-token.ts'

const subject = { kind: 'saved_search', id: '019aa000-0000-7000-8000-000000000001' } as const
const other = { ...subject, id: '019aa000-0000-7000-8000-000000000002' }
const email = 'hanako@example.com'
const token = issueMailToken(['new', 'old'], subject, email)

test('opens its own thing, for its own mailbox', () => {
  const opened = readMailToken(['new', 'old'], token)
  expect(opened).toMatchObject(subject)
  expect(opened?.isFor('Hanako@example.com')).toBe(true)
  expect(opened?.isFor('other@example.com')).toBe(false)
  expect(token.length).toBeLessThan(200)
})

test('is good under a secret that was replaced, as long as that is listed', () => {
  const before = issueMailToken(['old'], subject, email)
  expect(readMailToken(['new', 'old'], before)).toMatchObject(subject)
  expect(readMailToken(['new', 'old'], before)?.isFor(email)).toBe(true)
  expect(readMailToken(['new'], before)).toBeNull()
})

const [kind = '', id = '', box = '', sealed = ''] = token.split('.')
const otherBox = issueMailToken(['new'], subject, 'other@example.com').split('.')[2] ?? ''
/** The last character holds two bits that no byte has. */
const respelled = (text: string) =>
  text.slice(0, -1) + String.fromCodePoint((text.codePointAt(text.length - 1) ?? 0) + 1)
test.each([
  ['of another thing', `${kind}.${other.id}.${box}.${sealed}`],
  ['of another kind', `message.${id}.${box}.${sealed}`],
  ['of another mailbox', `${kind}.${id}.${otherBox}.${sealed}`],
  ['cut off', token.slice(0, -1)],
  ['longer', `${token}A`],
  ['with a part more', `${token}.x`],
  ['without a mailbox', `${kind}.${id}..${sealed}`],
  ['without a seal', `${kind}.${id}.${box}.`],
  ['nothing', ''],
  ['long', 'x'.repeat(10_000)],
  ['in another spelling', respelled(token)],
  ['of a mailbox in another spelling', `${kind}.${id}.${respelled(box)}.${sealed}`],
])('a token that is %s opens nothing', (_what, given) => {
  expect(readMailToken(['new', 'old'], given)).toBeNull()
})
