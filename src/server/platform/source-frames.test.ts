import { expect, test } from 'vitest'
import { createInSources, readLines } from './source-frames.ts'

// Of two modules: lines 2 and 5 begin with code of the first, 7 and 8 with code of the second.
const map = { sources: ['../../src/a.ts', '../../src/b.ts'], mappings: ';AAEA,MAAa;;;AAIb,CAAC;;ACSD;AACA' }
const inSources = createInSources((file) => (file.endsWith('/main.mjs') ? readLines(map) : null))
const at = (line: number) => inSources(`    at run (file:///site/dist/host/main.mjs:${line}:7)`)

test('a frame of the bundle is told as one of its source', () => {
  expect(at(2)).toBe('    at run (file:///site/src/a.ts:3)')
  expect(at(5)).toBe('    at run (file:///site/src/a.ts:7)')
  expect(at(7)).toBe('    at run (file:///site/src/b.ts:16)')
  expect(at(8)).toBe('    at run (file:///site/src/b.ts:17)')
})

test('what the map does not say stays as it is', () => {
  for (const line of [1, 3, 9, 1_000_000])
    expect(at(line)).toBe(`    at run (file:///site/dist/host/main.mjs:${line}:7)`)
  for (const other of ['file:///site/dist/host/page.mjs:2:1', 'file:///site/src/a.ts:2:1', 'node:net:2:1'])
    expect(inSources(`    at ${other}`)).toBe(`    at ${other}`)
})

test('every frame of a stack is', () => {
  const frames =
    '    at file:///site/dist/host/main.mjs:2:1\n    at async f (file:///site/dist/host/main.mjs:8:1)'
  expect(inSources(frames)).toBe('    at file:///site/src/a.ts:3\n    at async f (file:///site/src/b.ts:17)')
})
