import { rule } from '../domain/rule.ts' // red: no-restricted-imports
import { handle } from '#server/backend/handle.ts'

export const used = [rule, handle]
