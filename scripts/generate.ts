import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFiles } from './generate/files.ts'

/** Writes what follows from the tables of the contract, then the schema the backend serves with it. */
for (const { file, text } of await generatedFiles()) await writeFile(file, text)
const { printedSchema } = await import('#server/backend/schema/print.ts')
await writeFile(path.resolve(import.meta.dirname, '../schema.graphql'), printedSchema())
