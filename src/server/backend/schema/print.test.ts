import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { printedSchema } from './print.ts'

test('schema.graphql is what the backend serves; else npm run generate', async () => {
  expect(await readFile('schema.graphql', 'utf8')).toBe(printedSchema())
})
