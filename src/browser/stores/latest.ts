/**
 * One run at a time: whoever asks while one is under way gets one more after it, however many ask. What changes while an
 * answer is on its way may not be in it.
 */
export const createLatest = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let again = false
  return () => {
    again = running !== null
    running ??= (async () => {
      do {
        again = false
        await run()
      } while (again)
    })().finally(() => {
      running = null
    })
    return running
  }
}
