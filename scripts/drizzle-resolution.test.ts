import type { ResolveHookContext } from 'node:module'
import { expect, test } from 'vitest'
import { createResolution } from './drizzle-resolution.ts'

const from = (parentURL: string): ResolveHookContext => ({ conditions: [], importAttributes: {}, parentURL })
const start = () => {
  const asked: string[] = []
  const resolve = createResolution()
  const ask = (specifier: string, parentURL: string) =>
    resolve(specifier, from(parentURL), (given) => {
      asked.push(given)
      return { url: `file:///found/${given}` }
    }).url
  return { asked, ask }
}

test('the package is looked up once for each of its entries', () => {
  const { asked, ask } = start()
  for (const file of ['a', 'b'])
    for (const entry of ['drizzle-orm', 'drizzle-orm/pg-core'])
      expect(ask(entry, `file:///src/${file}.ts`)).toBe(`file:///found/${entry}`)
  expect(asked).toEqual(['drizzle-orm', 'drizzle-orm/pg-core'])
})

test('within the package a file is where it says', () => {
  const { asked, ask } = start()
  const parent = 'file:///site/node_modules/drizzle-orm/pg-core/index.js'
  expect(ask('../sql/sql.js', parent)).toBe('file:///site/node_modules/drizzle-orm/sql/sql.js')
  expect(asked).toEqual([])
})

test('everything else is looked up as ever', () => {
  const { asked, ask } = start()
  const given = ['./other.js', 'drizzle-orm-else', '#server/compose.ts', './other.js', 'drizzle-orm-else']
  for (const specifier of given) ask(specifier, 'file:///site/src/main.ts')
  const within = ['pg', './data.json', './old.cjs']
  for (const specifier of within)
    ask(specifier, 'file:///site/node_modules/drizzle-orm/node-postgres/driver.js')
  expect(asked).toEqual([...given, ...within])
})
