import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { personMarkField } from './person-mark.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const schemas = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => {
    if (!/FormSchemas?$/u.test(name)) return []
    const all = value instanceof z.core.$ZodType ? { [name]: value } : value
    return Object.entries(Object(all)).map(([part, schema]) => ({ name: `${path} ${part}`, schema }))
  }),
)

test('forms are found', () => {
  expect(schemas.length).toBeGreaterThan(5)
})

test.each(schemas)('a form of a signed-in person, which is marked, is read: $name', ({ schema }) => {
  if (!(schema instanceof z.core.$ZodType)) throw new Error('no schema')
  const { error } = z.safeParse(schema, { [personMarkField]: 'mark' })
  expect(error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? []).toEqual([])
})
