import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceTexts } from './checks/walk.ts'
import { shortenProperties } from './short-properties.ts'

const root = path.resolve(import.meta.dirname, '..')

const tokens =
  ':root {\n  --paper: #fff;\n  --paper-deep: #eee;\n  --gap: 1rem;\n}\n@media print {\n  :root {\n    --paper: #000;\n  }\n}'
const shorten = shortenProperties(tokens)

test('a property is set and taken by one letter, which follows from its place in the tokens', () => {
  expect(shorten('a{--paper:#000;color:var(--paper-deep);margin:calc(2*var( --gap ,1px))}')).toBe(
    'a{--a:#000;color:var(--b);margin:calc(2*var( --c ,1px))}',
  )
})

test('others stay, as does what only looks like one', () => {
  const css = 'a{--own:1;color:var(--paper-light)}.b--paper{}a{content:"--gap: "}b{content:"; --gap;"}'
  expect(shorten(css)).toBe(css)
})

test('a property with the name of another stops the build', () => {
  expect(() => shorten('a{color:var(--x)}')).toThrow('--x is the name of another')
})

test('so do more properties than there are letters', () => {
  const tokensOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `--property-${at}: 0;\n`).join('')
  expect(shortenProperties(tokensOf(52))('a{top:var(--property-51)}')).toBe('a{top:var(--Z)}')
  expect(() => shortenProperties(tokensOf(53))).toThrow('More than 52')
})

test('no script names a property, which has another name in a build', () => {
  const sheet = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8')
  const names = Array.from(sheet.matchAll(/^\s*--([\w-]+)\s*:/gm), ([, name = '']) => name)
  expect(names).toContain('ink')
  const named = new RegExp(`--(?:${names.join('|')})(?![\\w-])`)
  const scripts = sourceTexts(root).filter(({ file }) => /^src\/.*\.tsx?$/.test(file))
  expect(scripts.filter(({ content }) => named.test(content)).map(({ file }) => file)).toEqual([])
})
