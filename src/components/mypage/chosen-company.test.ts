import { expect, test } from 'vitest'
import { chosenCompany } from './chosen-company.ts'

const joined = (id: string, usedAt: string | null = null) => ({ id, usedAt })
const three = [
  joined('a', '2026-11-20T00:00:00Z'),
  joined('b', '2026-11-21T00:00:00.000Z'),
  joined('c'),
] as const

test.each([
  ['the one used last', three, [], 'b'],
  ['the one that is named', three, ['c'], 'c'],
  ['the first joined, when none was used', [joined('x'), joined('y')], [], 'x'],
  ['none of that id', three, ['d'], null],
  ['none, when two are named', three, ['a', 'b'], null],
  ['none, when the empty one is named', three, [''], null],
  ['none of none', [], [], null],
] as const)('%s', (_, companies, named, id) => {
  expect(chosenCompany(companies, named)?.id ?? null).toBe(id)
})
