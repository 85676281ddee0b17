import { createBookmarkApi } from '#browser/api/bookmarks.ts'
import { createBookmarks, readAd, readKeptAd, type Keeper } from '#browser/stores/bookmarks.ts'
import { deviceStore } from '#browser/stores/device-store.ts'
import { currentHint } from '#browser/stores/hint.ts'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'

/** Who has not finished the account is a guest still. */
export const keeper = (): Keeper => {
  const hint = currentHint()
  if (hint.kind !== 'signed in' || hint.viewer === 'none') return 'guest'
  return hint.viewer === 'student' ? 'student' : 'nobody'
}

export const bookmarkApi = createBookmarkApi((...request) => fetch(...request))

/** The bookmarks of this page. */
export const bookmarks = createBookmarks({
  collection: deviceStore.collection('bookmarks', bookmarkLimits.onDevice, readKeptAd),
  keeper,
  api: bookmarkApi,
})

/** The ads that were looked at on this device. */
export const seenAds = deviceStore.collection('history', bookmarkLimits.seenOnDevice, readAd)
