import type { Page } from './page.ts'
import { packSmallest, unpackBrotli } from './encodings.ts'

/** Times a page is sent before it is worth it: the smallest form takes some thirty times as long as the usual one, and who asks for every page asks once. */
export const sentMin = 2
/** Bytes of a packed page that is still made smaller: of those of the site all but the longest. */
const packedBytesMax = 32 * 1024
/** Rest after each, in times of what it took: at most a tenth of one CPU goes there, whatever is asked for. */
const rest = 9

/**
 * Packs again, as small as it goes, what is sent a second time: 5 to 7 % less of the page. One at a time, beside the event loop; nobody waits for it.
 * To be told of each sending. The promise, for tests, settles when the page it began with has its form.
 * @param now milliseconds of a steady clock
 */
export const createBestForm = (now: () => number): ((page: Page) => Promise<void> | null) => {
  let free = true
  let restUntil = 0

  const make = async (page: Page, packed: string): Promise<void> => {
    const begun = now()
    const body = await unpackBrotli(Buffer.from(packed, 'latin1'))
    const smallest = await packSmallest(body)
    // The head that is ready tells the length of the other form.
    page.heads.delete('br')
    page.bodies.set('br', smallest.toString('latin1'))
    page.form = 'smallest'
    const ended = now()
    restUntil = ended + rest * (ended - begun)
  }

  return (page) => {
    if (page.sent < sentMin) page.sent += 1
    if (page.sent !== sentMin || !free || now() < restUntil) return null
    // Once only, even where it failed: the form it has is good enough.
    page.sent = Infinity
    const packed = page.bodies.get('br')
    if (packed === undefined || packed.length > packedBytesMax) return null
    free = false
    const release = () => {
      free = true
    }
    return make(page, packed).then(release, release)
  }
}
