import { printSchema } from 'graphql'
import { buildSchema } from './build-schema.ts'

/** The schema as schema.graphql holds it. */
export const printedSchema = (): string => `${printSchema(buildSchema())}\n`
