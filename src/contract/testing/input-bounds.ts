import type * as z from 'zod/v4/core'

/** Inputs that have the text, or what `list` makes of it, wherever the schema reads one. */
export const inputsOf = (
  schema: z.$ZodType,
  leaf: unknown,
  list: (item: unknown) => unknown[],
): unknown[] => {
  const { def } = (schema as z.$ZodTypes)._zod
  const inner = (each: z.$ZodType) => inputsOf(each, leaf, list)
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
export const longestOf = (act: () => void): number => {
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

/** The schemas that read a text first, each by its path. */
export const textsOf = (schema: z.$ZodType, path = ''): [path: string, schema: z.$ZodType][] => {
  const { def } = (schema as z.$ZodTypes)._zod
  if (def.type === 'string') return [[path, schema]]
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
  if (def.type === 'array') return textsOf(def.element, path)
  if (def.type === 'union') return def.options.flatMap((option) => textsOf(option, path))
  if (def.type === 'pipe') {
    const first = textsOf(def.in, path)
    return first.length > 0 ? first : textsOf(def.out, path)
  }
  return 'innerType' in def ? textsOf(def.innerType, path) : []
}
