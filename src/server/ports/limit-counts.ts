/** `name`: of the limit; `resetsAt`: when it counts from the beginning. */
export type Count = { name: string; hits: number; resetsAt: Date }

/** Uses of limits in fixed windows, counted for all nodes. Who is counted comes as a hash. Every function rejects when its store is away. */
export type LimitCounts = {
  /** Counts one use; a window begins with its first. */
  add: (who: string, name: string, window: { at: Date; seconds: number }) => Promise<Omit<Count, 'name'>>
  /** What counts now for these, by name. */
  of: (who: readonly string[], at: Date) => Promise<readonly Count[]>
  /** Counts these from the beginning. */
  clear: (who: readonly string[]) => Promise<void>
}
