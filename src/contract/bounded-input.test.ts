import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** Longer than anything that is read of an input; what is typed into an ad is the longest. */
const far = 400_000
const most = 150_000

const modules = import.meta.glob<Record<string, unknown>>(
  // Articles are written in the repository.
  ['./**/*.ts', '!./**/*.test.ts', '!./article.ts'],
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

/** Inputs that have the text, or what `list` makes of it, wherever the schema reads one. */
const inputsOf = (schema: z.core.$ZodType, leaf: unknown, list: (item: unknown) => unknown[]): unknown[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (each: z.core.$ZodType) => inputsOf(each, leaf, list)
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).map(([key, part]) => [key, inner(part)] as const)
    const count = Math.max(1, ...parts.map(([, values]) => values.length))
    return Array.from({ length: count }, (_, index) =>
      Object.fromEntries(parts.map(([key, values]) => [key, values[index % values.length]])),
    )
  }
  if (def.type === 'array') return inner(def.element).map(list)
  if (def.type === 'union') return def.options.flatMap(inner)
  if (def.type === 'pipe') return [...inner(def.in), ...inner(def.out)]
  return 'innerType' in def ? inner(def.innerType) : [leaf, [leaf]]
}

/** Does it, and tells the longest text that anything was done with. */
const longestOf = (act: () => void): number => {
  let longest = 0
  const restores: (() => void)[] = []
  const watch = (prototype: object, name: string, textOf: (self: unknown, first: unknown) => unknown) => {
    const method = Reflect.get(prototype, name) as (...parts: unknown[]) => unknown
    restores.push(() => Reflect.set(prototype, name, method))
    Reflect.set(prototype, name, function (this: unknown, ...parts: unknown[]) {
      const text = textOf(this, parts[0])
      if (typeof text === 'string' && text.length > longest) longest = text.length
      return Reflect.apply(method, this, parts)
    })
  }
  // The check of a length itself counts characters, for which it looks for halves of pairs.
  const ofLength = /[\uD800-\uDBFF]/.source
  const matched = (pattern: unknown, text: unknown) =>
    pattern instanceof RegExp && pattern.source === ofLength ? null : text
  for (const name of ['exec', 'test']) watch(RegExp.prototype, name, matched)
  const methods = ['normalize', 'replace', 'replaceAll', 'trim', 'split', 'match', 'matchAll', 'toLowerCase']
  for (const name of methods) watch(String.prototype, name, (text) => text)
  try {
    act()
  } finally {
    for (const restore of restores) restore()
  }
  return longest
}

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
