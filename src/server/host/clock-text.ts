/** What `make` says of an instant cut to whole steps of so many milliseconds; made once for each. */
export const createClockText = (step: number, make: (instant: Date) => string): (() => string) => {
  let at = -1
  let text = ''
  return () => {
    const now = Math.floor(Date.now() / step)
    if (now !== at) {
      at = now
      text = make(new Date(now * step))
    }
    return text
  }
}
