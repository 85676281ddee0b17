import { expect, test } from 'vitest'
import { shortenProperties } from './short-properties.ts'

const tokens =
  ':root {\n  --paper: #fff;\n  --paper-deep: #eee;\n  --gap: 1rem;\n}\n@media print {\n  :root {\n    --paper: #000;\n  }\n}'
const shorten = shortenProperties(tokens)

test('a property is set and taken by one letter, which follows from its place in the tokens', () => {
  expect(shorten('a{--paper:#000;color:var(--paper-deep);margin:calc(2*var( --gap ,1px))}')).toBe(
    'a{--a:#000;color:var(--b);margin:calc(2*var( --c ,1px))}',
  )
})

test('others stay, as does what only looks like one', () => {
  const css = 'a{--own:1;color:var(--paper-light)}.b--paper{}a{content:"--gap: "}'
  expect(shorten(css)).toBe(css)
})

test('a property with the name of another stops the build', () => {
  expect(() => shorten('a{color:var(--x)}')).toThrow('--x is the name of another')
})
