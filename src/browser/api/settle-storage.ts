/** Milliseconds that a database of the browser may take to open an empty one. */
const patience = 1_500

const name = 'storage-check'

const opens = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase(name)
        resolve(true)
      })
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('blocked', () => resolve(false))
    } catch {
      resolve(false)
    }
    setTimeout(() => resolve(false), patience)
  })

/**
 * The identity SDK reads IndexedDB before each call and waits for it without end. Where it is blocked or silent, this document
 * has none, and the SDK keeps what it knows in memory: that is how it works in a browser without IndexedDB.
 */
export const settleStorage = async (): Promise<void> => {
  if (await opens()) return
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}
