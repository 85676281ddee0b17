import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inputsOf, longestOf } from './testing/input-bounds.ts'

/** Longer than anything that is read of an input; what is typed into an ad is the longest. */
const far = 400_000
const most = 150_000

const modules = import.meta.glob<Record<string, unknown>>(
  // Articles are written in the repository.
  ['./**/*.ts', '!./**/*.test.ts', '!./testing/*.ts', '!./article.ts'],
  { eager: true },
)
/** Checks, which are schemas too, are parts of others. */
const isSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof z.core.$ZodType && value._zod.def.type !== 'custom'
const schemas = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => {
    const parts: [string, unknown][] = isSchema(value) ? [[name, value]] : Object.entries(Object(value))
    return parts.flatMap(([part, schema]) =>
      isSchema(schema) ? [{ name: `${path} ${name} ${part}`, schema }] : [],
    )
  }),
)

test('schemas are found', () => {
  expect(schemas.length).toBeGreaterThan(150)
})

test.each(schemas)('$name does nothing with a text that is far too long', ({ schema }) => {
  const inputs = [' ', '1', 'あ', '\u200b'].flatMap((char) =>
    inputsOf(schema, char.repeat(far), (item) => [item]),
  )
  const longest = longestOf(() => {
    for (const input of inputs) z.safeParse(schema, input)
  })
  expect(longest).toBeLessThan(most)
})

test.each(schemas)('$name reads no item of a list that is far too long', ({ schema }) => {
  for (const input of inputsOf(schema, null, (item) => Array.from({ length: 20_000 }, () => item))) {
    const { error } = z.safeParse(schema, input)
    expect(error?.issues.length ?? 0).toBeLessThan(1000)
  }
})

/** Texts of an answer that Postgres can't hold. */
const brokenIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(brokenIn) : []
}

test.each(schemas)('$name lets no text through that no database holds', ({ schema }) => {
  for (const text of ['a\0b', 'a\ud800', '\0', '1\0', 'a@example.com\0'])
    for (const input of inputsOf(schema, text, (item) => [item])) {
      const answer = z.safeParse(schema, input)
      expect(answer.success ? brokenIn(answer.data) : []).toEqual([])
    }
})
