/** The scripts of the pages that show ads. Each acts where its elements stand. */
import { repeatEarlyInput } from './early-input.ts'
import '#browser/scripts/bookmark-buttons.ts'
import '#browser/scripts/unread-count.ts'
import '#browser/scripts/suggest.ts'
import '#browser/scripts/device-history.ts'
import '#browser/scripts/filters-on-use.ts'
import '#browser/scripts/share-ad.ts'

repeatEarlyInput()
