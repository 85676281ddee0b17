import DataLoader from 'dataloader'

/** A loader that answers each key from one query for all keys asked for together; missing ones answer `missing`. */
export const byKey = <Key extends string, Value, Missing>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  missing: Missing,
): DataLoader<Key, Value | Missing> =>
  new DataLoader<Key, Value | Missing>(async (keys) => {
    const found = await find(keys)
    return keys.map((key) => found.get(key) ?? missing)
  })

/** One loader for each length asked for. */
export const byLength = <Length extends number | null, Loader>(
  make: (first: Length) => Loader,
): ((first: Length) => Loader) => {
  const known = new Map<Length, Loader>()
  return (first) => {
    const loader = known.get(first) ?? make(first)
    known.set(first, loader)
    return loader
  }
}

/** Ids as one array parameter. They come from the database or have been checked to be uuids. */
export const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** Finds what a page is about, which is asked for alone, otherwise than several of its kind. */
export const oneOr =
  <Found>(one: (id: string) => Promise<Found>, several: (ids: readonly string[]) => Promise<Found>) =>
  (ids: readonly string[]): Promise<Found> => {
    const [id, ...others] = ids
    return id === undefined || others.length > 0 ? several(ids) : one(id)
  }
