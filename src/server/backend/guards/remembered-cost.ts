import type { DocumentNode } from 'graphql'
import { operationCost } from './operation-cost.ts'

type Values = Readonly<Record<string, unknown>>

/** Costs of one document that are remembered. */
const measuresMax = 64
/** Characters of a measure; longer ones have names of variables that nobody of us gave. */
const measureMax = 256

/** Names are chosen by whoever asks and hold any character: behind its length, none can look like another name with a number. */
const named = (name: string): string => `${name.length} ${name}:`

/** What of the variables can change a cost: their numbers, and which have a value. */
const measureOf = (operationName: string | null | undefined, values: Values): string => {
  let measure = named(operationName ?? '')
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) measure += ` ${named(name)}${typeof value === 'number' ? value : ''}`
  }
  return measure
}

/**
 * `operationCost`, remembered as long as the document is, which is of one schema: to walk an operation of ours takes as long as to execute half of it.
 */
export const createCostOf = (): typeof operationCost => {
  const known = new WeakMap<DocumentNode, Map<string, number>>()
  return (schema, document, operationName, values) => {
    const measure = measureOf(operationName, values)
    const costs = known.get(document) ?? new Map<string, number>()
    const before = costs.get(measure)
    if (before !== undefined) return before
    const cost = operationCost(schema, document, operationName, values)
    if (measure.length > measureMax) return cost
    if (costs.size >= measuresMax) costs.clear()
    known.set(document, costs.set(measure, cost))
    return cost
  }
}
