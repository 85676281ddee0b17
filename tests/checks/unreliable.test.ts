import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addUnreliable, readUnreliable } from '../../scripts/test/unreliable.ts'

it('lists each browser test that passed only at its second try once, and says which are new', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unreliable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'unreliable.json')
  writeFileSync(file, '[]\n')
  expect(addUnreliable([], file)).toEqual([])
  expect(addUnreliable(['b › x', 'a › y'], file)).toEqual(['b › x', 'a › y'])
  expect(addUnreliable(['b › x', 'c › z'], file)).toEqual(['c › z'])
  expect(readUnreliable(file)).toEqual(['a › y', 'b › x', 'c › z'])
})
