import { idText } from '#contract/text-input.ts'
import type { $ZodObject, $ZodType, $ZodTypes } from 'zod/v4/core'

/** An argument of a mutation or a field of an input type, as GraphQL writes it. */
export type WireField = {
  name: string
  /** `[ID!]!` */
  type: string
  defaultValue?: unknown
  description?: string
  /** Of an input type. */
  fields?: readonly WireField[]
  typeDescription?: string
}

/**
 * What zod does not know of a field, by its path (`input.frequency`): names of enums and input types, or words; words of an
 * input type by its name.
 */
export type WireNames = Readonly<Record<string, string>>

export type Wire = { types: WireNames; descriptions: WireNames }

const isIdName = (name: string): boolean => /^ids?$|Ids?$/.test(name)

const definitionOf = (schema: $ZodType) => {
  // Zod documents the union of its own schemas for libraries that read them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (schema as $ZodTypes)._zod.def
}

/** The type of what a schema reads; null: zod alone does not say. */
const typeOf = (schema: $ZodType, name: string): string | null => {
  const definition = definitionOf(schema)
  if (definition.type === 'string') return schema === idText || isIdName(name) ? 'ID!' : 'String!'
  if (definition.type === 'boolean') return 'Boolean!'
  if (definition.type === 'number') return 'format' in definition ? 'Int!' : 'Float!'
  if (definition.type === 'pipe') return typeOf(definition.in, name) ?? typeOf(definition.out, name)
  if (definition.type === 'array') {
    const item = typeOf(definition.element, name)
    return item === null ? null : `[${item}]!`
  }
  if (!('innerType' in definition)) return null
  return typeOf(definition.innerType, name)?.replace(/!$/, '') ?? null
}

/** The object that a schema reads, or reads a list of. */
const objectOf = (schema: $ZodType): $ZodObject | null => {
  const definition = definitionOf(schema)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (definition.type === 'object') return schema as $ZodObject
  if (definition.type === 'array') return objectOf(definition.element)
  if (definition.type === 'pipe') return objectOf(definition.in) ?? objectOf(definition.out)
  return 'innerType' in definition ? objectOf(definition.innerType) : null
}

const ofObject = (type: string, fields: readonly WireField[], { descriptions }: Wire) => {
  const typeDescription = descriptions[type.replaceAll(/[^\w]/g, '')]
  return { fields, ...(typeDescription === undefined ? {} : { typeDescription }) }
}

const fieldOf = (name: string, schema: $ZodType, path: string, wire: Wire): WireField => {
  const [type, defaultValue] = (wire.types[path] ?? typeOf(schema, name))?.split(' = ') ?? []
  if (type === undefined) throw new Error(`Zod knows no GraphQL type of ${path}: name it in \`types\``)
  const object = objectOf(schema)
  const description = wire.descriptions[path]
  return {
    name,
    type,
    ...(defaultValue === undefined ? {} : { defaultValue: JSON.parse(defaultValue) as unknown }),
    ...(description === undefined ? {} : { description }),
    ...(object === null ? {} : ofObject(type, fieldsOf(object, wire, `${path}.`), wire)),
  }
}

/** The fields of an object schema as GraphQL knows them. */
export const fieldsOf = (schema: $ZodObject, wire: Wire, path = ''): WireField[] =>
  Object.entries(schema._zod.def.shape).map(([name, field]) => fieldOf(name, field, `${path}${name}`, wire))
