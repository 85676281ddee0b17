import { Kind, print, type DocumentNode } from 'graphql'
import { loadOperationModules } from './operation-modules.ts'

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === Kind.DOCUMENT &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some((definition: { kind?: unknown }) => definition.kind === Kind.OPERATION_DEFINITION)

/** Every operation that a file of src/operations exports, and those of `procedures`, printed. */
export const loadKnownOperations = async (
  procedures: readonly { operation: DocumentNode }[],
): Promise<ReadonlySet<string>> => {
  const documents = new Set(procedures.map(({ operation }) => print(operation)))
  for (const exports of await loadOperationModules())
    for (const value of Object.values(exports)) if (isOperation(value)) documents.add(print(value))
  return documents
}
