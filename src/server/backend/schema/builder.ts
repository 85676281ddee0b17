import SchemaBuilder from '@pothos/core'
import type { Context } from './context.ts'

/** Scalars leave as they are written on the wire, so that a resolver decides how an instant is told. */
export type Scalars = {
  ID: { Input: string; Output: string }
  DateTime: { Input: string; Output: Date | string }
  Date: { Input: string; Output: string }
}

/** Fields are never null unless they say so. */
export const createBuilder = () =>
  new SchemaBuilder<{ Context: Context; Scalars: Scalars; DefaultFieldNullability: false }>({
    defaultFieldNullability: false,
  })

export type Builder = ReturnType<typeof createBuilder>
