/** Portions of one run at most; what is left is found by the next. */
const portionsMost = 100

/**
 * Does something to many rows a portion at a time, each in a unit of its own, so that no transaction is long.
 * @param next does the next portion and answers how many rows it had; fewer than `size` are the last.
 * @returns how many there were in all.
 */
export const inPortions = async (size: number, next: () => Promise<number>): Promise<number> => {
  let done = 0
  for (let portion = 0; portion < portionsMost; portion += 1) {
    const some = await next()
    done += some
    if (some < size) break
  }
  return done
}
