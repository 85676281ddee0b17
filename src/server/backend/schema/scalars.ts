import { GraphQLError } from 'graphql'
import type { Builder } from './builder.ts'

const refused = (name: string) => new GraphQLError(`Not a ${name}`, { extensions: { code: 'INVALID_INPUT' } })

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
const day = /^\d{4}-\d{2}-\d{2}$/

const checked = (name: string, pattern: RegExp) => (value: unknown) => {
  if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(Date.parse(value)))
    throw refused(name)
  return value
}

export const addScalars = (builder: Builder): void => {
  builder.scalarType('DateTime', {
    description: 'An instant, RFC 3339 in UTC.',
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    parseValue: checked('DateTime', instant),
  })
  builder.scalarType('Date', {
    description: 'A calendar day, YYYY-MM-DD.',
    serialize: (value) => value,
    parseValue: checked('Date', day),
  })
}
