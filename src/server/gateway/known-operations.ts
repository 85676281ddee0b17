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

type Procedures = readonly { operation: DocumentNode }[]

/** Every operation that a file of src/operations exports, and those of `procedures`. */
export const loadOperations = async (procedures: Procedures): Promise<DocumentNode[]> => [
  ...procedures.map(({ operation }) => operation),
  ...(await loadOperationModules()).flatMap((exports) => Object.values(exports).filter(isOperation)),
]

/** The same, printed. */
export const loadKnownOperations = async (procedures: Procedures): Promise<ReadonlySet<string>> =>
  new Set((await loadOperations(procedures)).map(print))
