import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const tokens = { idToken: 'id', refreshToken: 'refresh' }

test('opens what it closed, each time written differently', () => {
  const seal = createSeal(['one'])
  const sealed = seal.close(tokens, 'row')
  expect(seal.open(sealed, 'row')).toEqual(tokens)
  expect(seal.close(tokens, 'row')).not.toBe(sealed)
  expect(sealed).not.toContain('refresh')
})

test('after a change of secrets the old one still opens, and the new one closes', () => {
  const old = createSeal(['one']).close(tokens, 'row')
  const both = createSeal(['two', 'one'])
  expect(both.open(old, 'row')).toEqual(tokens)
  expect(createSeal(['one']).open(both.close(tokens, 'row'), 'row')).toBeNull()
  expect(createSeal(['two']).open(old, 'row')).toBeNull()
})

test('neither another row nor a changed text opens', () => {
  const seal = createSeal(['one'])
  const sealed = seal.close(tokens, 'row')
  expect(seal.open(sealed, 'other row')).toBeNull()
  for (const broken of [
    '',
    'x',
    '.',
    sealed.slice(0, -2),
    `${sealed.slice(0, -2)}AA`,
    sealed.replace('.', '.A'),
  ])
    expect(seal.open(broken, 'row')).toBeNull()
})

test('needs a secret', () => {
  expect(() => createSeal([])).toThrow('at least one secret')
})
