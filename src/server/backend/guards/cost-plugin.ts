import type { Plugin } from 'graphql-yoga'
import { createAtOnce } from '#server/platform/at-once.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { createCostOf } from './remembered-cost.ts'

/** Objects an operation may ask for; the most of our own, a search over everything, may ask for 1,200. */
export const costMax = 2_000
/** From here an operation is a costly one: a page of a list with its facets is, one without them is not. */
export const costlyFrom = 400
/** Costly operations that one client may have under way. */
export const costlyAtOnce = 4

type Caller = { client: string; atEnd: (() => void)[] }

/**
 * Refuses operations that could read more than `costMax` objects, and costly ones of a client that has enough of them under
 * way. Prices need the values of variables, so this is no validation rule, whose answers are remembered by document.
 * @param uncounted the client that stands for everybody: pages for everyone are read in its name, once for all.
 */
export const createCostPlugin = (uncounted: string): Plugin<Caller, Caller> => {
  const atOnce = createAtOnce()
  const costOf = createCostOf()
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const { schema, document, operationName, variableValues, contextValue } = args
      const cost = costOf(schema, document, operationName, variableValues ?? {})
      if (cost > costMax) {
        setResultAndStopExecution({ errors: [codedError('TOO_COMPLEX', 'Asks for too much at once')] })
        return
      }
      if (cost < costlyFrom || contextValue.client === uncounted) return
      const leave = atOnce.enter(contextValue.client, costlyAtOnce)
      if (leave === null)
        setResultAndStopExecution({
          errors: [codedError('RATE_LIMITED', `Has ${costlyAtOnce} such operations under way`)],
        })
      else contextValue.atEnd.push(leave)
    },
  }
}
