import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql'
import { createAtOnce } from '#server/platform/at-once.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { createCostOf } from './remembered-cost.ts'

/** Objects an operation may ask for; the most of our own, a search over everything, may ask for 1,200. */
export const costMax = 2_000
/** From here an operation is a costly one: a page of a list with its facets is, one without them is not. */
export const costlyFrom = 400
/** Costly operations that one client may have under way. */
export const costlyAtOnce = 4

type Operation = {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null | undefined
  variables: Readonly<Record<string, unknown>>
}

/** `leave` is called once the operation is done. */
type Entry = { kind: 'entered'; leave: () => void } | { kind: 'refused'; error: GraphQLError }

/** Counts an operation of a client against both limits. */
export type CostLimit = (operation: Operation, client: string) => Entry

const nothingCounted: Entry = { kind: 'entered', leave: () => undefined }

/**
 * Refuses operations that could read more than `costMax` objects, and costly ones of a client that has enough of them under
 * way. Costs depend on the values of variables, so this is no validation rule, whose answers are kept by document.
 * @param uncounted the client that stands for everybody: pages for everyone are read in its name, once for all.
 */
export const createCostLimit = (uncounted: string): CostLimit => {
  const atOnce = createAtOnce()
  const costOf = createCostOf()
  return ({ schema, document, operationName, variables }, client) => {
    const cost = costOf(schema, document, operationName, variables)
    if (cost > costMax)
      return { kind: 'refused', error: codedError('TOO_COMPLEX', 'Asks for too much at once') }
    if (cost < costlyFrom || client === uncounted) return nothingCounted
    const leave = atOnce.enter(client, costlyAtOnce)
    return leave === null
      ? {
          kind: 'refused',
          error: codedError('RATE_LIMITED', `Has ${costlyAtOnce} such operations under way`),
        }
      : { kind: 'entered', leave }
  }
}
