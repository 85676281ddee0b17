import { expect, test } from 'vitest'
import { issueMailToken, readMailToken } from './mail-token.ts'

const subject = { kind: 'saved_search', id: '019aa000-0000-7000-8000-000000000001' } as const
const other = { ...subject, id: '019aa000-0000-7000-8000-000000000002' }
const token = issueMailToken(['new', 'old'], subject)

test('opens its own thing', () => {
  expect(readMailToken(['new', 'old'], token)).toEqual(subject)
  expect(token.split('.')[2]).toHaveLength(43)
})

test('is good under a secret that was replaced, as long as that is listed', () => {
  const before = issueMailToken(['old'], subject)
  expect(readMailToken(['new', 'old'], before)).toEqual(subject)
  expect(readMailToken(['new'], before)).toBeNull()
})

const [kind = '', id = '', sealed = ''] = token.split('.')
test.each([
  ['of another thing', `${kind}.${other.id}.${sealed}`],
  ['of another kind', `message.${id}.${sealed}`],
  ['cut off', token.slice(0, -1)],
  ['longer', `${token}A`],
  ['with a part more', `${token}.x`],
  ['without a seal', `${kind}.${id}.`],
  ['nothing', ''],
  ['long', 'x'.repeat(10_000)],
  // The last character holds two bits that no byte has.
  [
    'in another spelling',
    token.slice(0, -1) + String.fromCodePoint((token.codePointAt(token.length - 1) ?? 0) + 1),
  ],
])('a token that is %s opens nothing', (_what, given) => {
  expect(readMailToken(['new', 'old'], given)).toBeNull()
})
