/** Counts what is under way for each key: work that one client may have only so much of at a time. */
export type AtOnce = {
  /**
   * Counts one more until the function it answers is called; null: `most` of this key are under way already. To be called
   * when the work is done, whether or not anybody still waits for it: who hangs up doesn't end the work.
   */
  enter: (key: string, most: number) => (() => void) | null
}

/** In this process. A key with nothing under way takes no memory. */
export const createAtOnce = (): AtOnce => {
  const counts = new Map<string, number>()
  const add = (key: string, change: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + change
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return {
    enter: (key, most) => {
      if ((counts.get(key) ?? 0) >= most) return null
      add(key, 1)
      let left = false
      return () => {
        if (!left) add(key, -1)
        left = true
      }
    },
  }
}
