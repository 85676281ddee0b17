/** Uses of windows that nodes count together; a window begins with its first use and has the length that was given then. */
export type SharedWindows = {
  /**
   * Adds to each window what this node has counted. Answers in the same order how many uses all nodes have added, and in how many
   * milliseconds the window ends; null: the nodes have nothing in common at the moment.
   */
  add: (
    uses: readonly { key: string; used: number }[],
    milliseconds: number,
  ) => Promise<readonly { used: number; endsIn: number }[] | null>
}
