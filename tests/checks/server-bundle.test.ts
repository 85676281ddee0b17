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

it('accepts a server with its map', () => {
  expect(findUnfinishedServer(built({ 'main.mjs': 'a', 'main.mjs.map': '{}' }))).toEqual([])
})

it('finds that there is no map', () => {
  expect(findUnfinishedServer(built({ 'main.mjs': '' }))).toEqual(['dist/host/main.mjs: no map beside it'])
})

it('says that there is no build', () => {
  expect(findUnfinishedServer(built({}))).toEqual(['dist/host: there is no build'])
})
