import { AsyncLocalStorage } from 'node:async_hooks'

/** A query went past the transaction of the unit of work it belongs to. */
export class OutsideUnitOfWork extends Error {
  override name = 'OutsideUnitOfWork'
  constructor() {
    super(
      'A query through the outer database inside a unit of work: it would not be part of the transaction, and on the embedded database it would wait for ever. Use the database of the unit.',
    )
  }
}

export type OuterGuard = {
  /** True while the unit of work that this code was called from is open. */
  isInside: () => boolean
  /** Runs a unit of work; what it starts is inside until the returned promise settles. */
  inside: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** The driver, which refuses to be used from inside. */
  outer: <Client extends object>(client: Client) => Client
}

/** Methods by which the drivers of PGlite and node-postgres are asked. */
const asking = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction', 'connect'])

/** Keeps queries of a unit of work inside its transaction, by the asynchronous context they are made in. */
export const createOuterGuard = (): OuterGuard => {
  const units = new AsyncLocalStorage<{ open: boolean }>()
  const isInside = () => units.getStore()?.open === true
  return {
    isInside,
    inside: async (work) => {
      const unit = { open: true }
      try {
        return await units.run(unit, work)
      } finally {
        unit.open = false
      }
    },
    outer: (client) =>
      new Proxy(client, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target)
          if (typeof value !== 'function') return value
          return (...given: unknown[]): unknown => {
            if (asking.has(name) && isInside()) throw new OutsideUnitOfWork()
            return Reflect.apply(value, target, given)
          }
        },
      }),
  }
}
