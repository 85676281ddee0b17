/** A copy of the database that follows it at a distance. */
export type ReadReplica = {
  /** True while it has everything that was written before the last notice of a write came to this node. */
  isFresh: () => boolean
  /** It failed at a read that the database itself did then. */
  leaveOut: (cause: unknown) => void
}
