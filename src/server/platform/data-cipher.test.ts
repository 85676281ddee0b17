import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDataCipher } from './data-cipher.ts'

const [old, current, other] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const context = ['questionnaire_run', 'id-1', 'hanako']
const cipher = createDataCipher([current, old])

test('what was encrypted is read again, and no two texts of the same words are alike', () => {
  const one = cipher.encrypt('回答 1', context)
  expect(cipher.decrypt(one, context)).toBe('回答 1')
  expect(cipher.encrypt('回答 1', context)).not.toBe(one)
  expect(one.startsWith(`${cipher.keyId}.`)).toBe(true)
  expect(Buffer.from(one.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('1".')
})

test.each([
  ['another table', ['questionnaire_result', 'id-1', 'hanako']],
  ['another row', ['questionnaire_run', 'id-2', 'hanako']],
  ['another person', ['questionnaire_run', 'id-1', 'taro']],
  ['parts put together in another way', ['questionnaire_run', 'id-1,hanako']],
])('it does not open for %s', (_, elsewhere) => {
  expect(cipher.decrypt(cipher.encrypt('x', context), elsewhere)).toBeNull()
})

test('a text in which any one byte was changed does not open', () => {
  const encrypted = cipher.encrypt('回答', context)
  const [id = '', body = ''] = encrypted.split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(cipher.decrypt(`${id}.${changed.toString('base64url')}`, context), `byte ${place}`).toBeNull()
  }
  for (const damaged of ['', id, `${id}.`, `${id}.AAAA`, `unknown.${body}`, bytes.subarray(0, -1).toString()])
    expect(cipher.decrypt(damaged, context)).toBeNull()
})

test('a previous key still reads, what it read is under another id, and a key that is not given reads nothing', () => {
  const before = createDataCipher([old])
  const encrypted = before.encrypt('x', context)
  expect(cipher.decrypt(encrypted, context)).toBe('x')
  expect(before.keyId).not.toBe(cipher.keyId)
  expect(createDataCipher([other]).decrypt(encrypted, context)).toBeNull()
  expect(before.decrypt(cipher.encrypt('x', context), context)).toBeNull()
})

test('keys of another length, and no key at all, are refused', () => {
  expect(() => createDataCipher([])).toThrow('needs a key')
  expect(() => createDataCipher([randomBytes(16)])).toThrow('32 bytes')
})
