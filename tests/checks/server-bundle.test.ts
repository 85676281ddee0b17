import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findUnfinishedServer } from '../../scripts/checks/server-bundle.ts'

const built = (files: Record<string, string>): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'host-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'dist/host'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'dist/host', name), text)
  return root
}

it('accepts a server in ASCII with its map', () => {
  const files = { 'main.mjs': 'a', 'main.mjs.map': '{"名":1}', 'page-x.mjs': '"\\u5024"' }
  expect(findUnfinishedServer(built(files))).toEqual([])
})

it('finds what is not in ASCII, and that there is no map', () => {
  expect(findUnfinishedServer(built({ 'main.mjs': '', 'page-x.mjs': '"値"' }))).toEqual([
    'dist/host/page-x.mjs: characters beyond ASCII',
    'dist/host/main.mjs: no map beside it',
  ])
})

it('says that there is no build', () => {
  expect(findUnfinishedServer(built({}))).toEqual(['dist/host: there is no build'])
})
