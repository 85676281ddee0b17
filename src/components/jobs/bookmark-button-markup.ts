import { markup, type Markup } from '#components/text/markup.ts'

/** Saves an ad. It is alive, and shown, where browser/scripts/bookmark-buttons runs for somebody who can save. */
export const bookmarkButton = (id: string): Markup =>
  markup`<button class="keep screen" type="button" data-bookmark="${id}" aria-pressed="false">保存する</button>`
