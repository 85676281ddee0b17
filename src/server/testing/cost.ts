/** Milliseconds that a work takes: the least of several tries, since other processes are in the way of some. */
export const costOf = async (work: () => unknown, tries = 15): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const begun = performance.now()
    await work()
    least = Math.min(least, performance.now() - begun)
  }
  return least
}

/** How many times as long a work takes for twice the size: about 2 where it is linear, 4 where it is quadratic. */
export const growthOf = async (work: (size: number) => unknown, size: number): Promise<number> => {
  // Once for the compiler.
  await work(2 * size)
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Turn by turn, so that what else the machine does is in the way of both.
  // A busy machine needs more turns until each has had one undisturbed.
  for (let attempt = 0; attempt < 40 || (attempt < 400 && twice / once > 2.6); attempt += 1) {
    once = Math.min(once, await costOf(() => work(size), 1))
    twice = Math.min(twice, await costOf(() => work(2 * size), 1))
  }
  return twice / once
}
