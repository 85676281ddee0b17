import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { printedSchema } from '#server/backend/schema/print.ts'

/** Writes the schema the backend serves into schema.graphql; a test fails when the two differ. */
const file = path.resolve(import.meta.dirname, '../schema.graphql')
await writeFile(file, printedSchema())
console.log('schema.graphql is written. Now: npx gql.tada generate output')
