import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serializeError } from './log-error.ts'
import { createInSources, readLines } from './source-frames.ts'

// Of two modules: lines 2 and 5 begin with code of the first, 7 and 8 with code of the second, 9 of the first. Line 2 goes on with the fourth
// line of its source, line 3 is of none.
const map = {
  sources: ['../../src/a.ts', '../../src/b.ts'],
  mappings: ';AAEA,MACa;A;;AAGb,CAAC;;ACSD;AACA;ADbA',
}
const inSources = createInSources((file) => (file.endsWith('/main.mjs') ? readLines(map) : null))
const at = (line: number) => inSources(`    at run (file:///site/dist/host/main.mjs:${line}:7)`)

test('a frame of the bundle is told as one of its source', () => {
  expect(at(2)).toBe('    at run (file:///site/src/a.ts:3)')
  expect(at(5)).toBe('    at run (file:///site/src/a.ts:7)')
  expect(at(7)).toBe('    at run (file:///site/src/b.ts:16)')
  expect(at(8)).toBe('    at run (file:///site/src/b.ts:17)')
  expect(at(9)).toBe('    at run (file:///site/src/a.ts:4)')
})

test('what the map does not say stays as it is', () => {
  for (const line of [1, 3, 10, 1_000_000])
    expect(at(line)).toBe(`    at run (file:///site/dist/host/main.mjs:${line}:7)`)
  for (const other of ['file:///site/dist/host/page.mjs:2:1', 'file:///site/main.mjs:2:1', 'node:net:2:1'])
    expect(inSources(`    at ${other}`)).toBe(`    at ${other}`)
})

test('every frame of a stack is', () => {
  const frames =
    '    at file:///site/dist/host/main.mjs:2:1\n    at async f (file:///site/dist/host/main.mjs:8:1)'
  expect(inSources(frames)).toBe('    at file:///site/src/a.ts:3\n    at async f (file:///site/src/b.ts:17)')
})

test('an error of the bundle is logged by its sources, and without a map as it came', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'frames-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  const host = path.join(site, 'dist/host')
  mkdirSync(host, { recursive: true })
  writeFileSync(path.join(host, 'main.mjs.map'), JSON.stringify(map))
  const frameOf = (file: string, place: string) =>
    `    at run (${pathToFileURL(path.join(site, file)).href}:${place})`
  const loggedAs = (frame: string) =>
    serializeError(Object.assign(new Error('it failed'), { stack: `Error: it failed\n${frame}` })).stack
  expect(loggedAs(frameOf('dist/host/main.mjs', '2:7'))).toBe(frameOf('src/a.ts', '3'))
  expect(loggedAs(frameOf('dist/host/page.mjs', '2:7'))).toBe(frameOf('dist/host/page.mjs', '2:7'))
})
