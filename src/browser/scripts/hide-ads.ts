import type { AdStates } from '#browser/api/bookmarks.ts'
import { createHidingApi } from '#browser/api/hiding.ts'
import { hidingMessages } from '#browser/messages/hiding.ts'
import { hiddenAddress } from '#contract/hidden-address.ts'
import { asksForOwnLists } from '#contract/own-lists.ts'
import { announce } from './announce.ts'

const api = createHidingApi((...request) => fetch(...request))

const say = (words: string) => {
  announce('')
  announce(words)
}

const button = (words: string, about: string, press: () => Promise<void>): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button bare screen'
  made.textContent = words
  made.ariaLabel = `${words}：${about}`
  let busy = false
  made.addEventListener('click', () => {
    if (busy) return
    busy = true
    void press().finally(() => {
      busy = false
    })
  })
  return made
}

/** What stands in a card's place once it is hidden: what was done, the way back, and the way to hide its whole company. */
const noticeOf = (id: string, title: string, undone: () => void): HTMLElement => {
  const notice = document.createElement('div')
  notice.className = 'notice'
  const said = document.createElement('p')
  said.textContent = `「${title}」を表示しないようにしました。`
  const undo = button('もとに戻す', title, async () => {
    const answer = await api.show(id)
    if (answer === 'shown') undone()
    else said.textContent = hidingMessages[answer]
    say(hidingMessages[answer])
  })
  const more = document.createElement('a')
  more.className = 'button bare'
  more.href = hiddenAddress({ kind: 'jobPost', id })
  more.textContent = 'この企業の求人をすべて表示しない'
  const ways = document.createElement('p')
  ways.className = 'row'
  ways.append(undo, more)
  notice.append(said, ways)
  return notice
}

const addButton = (article: HTMLElement, id: string): void => {
  const title = article.querySelector('h2, h3')?.textContent?.trim() ?? ''
  const hide = button('表示しない', title, async () => {
    const answer = await api.hide(id)
    say(hidingMessages[answer])
    failed.textContent = answer === 'hidden' ? '' : hidingMessages[answer]
    if (answer !== 'hidden') return
    const notice = noticeOf(id, title, () => {
      notice.replaceWith(article)
      hide.focus()
    })
    article.replaceWith(notice)
    notice.querySelector('button')?.focus()
  })
  const failed = document.createElement('p')
  failed.className = 'small'
  // The whole card is the link: it lies above that.
  Object.assign(hide.style, {
    position: 'relative',
    zIndex: '1',
    justifySelf: 'end',
    marginInlineEnd: '-0.75rem',
  })
  article.append(hide, failed)
}

/** What a device keeps of ads that were looked at. Given by the script of every page: an import of it here would be one more file there. */
export type SeenAds = {
  ids: () => string[]
  /** Those of the ids that the student hides. */
  hidden: (ids: readonly string[]) => Promise<readonly string[]>
  drop: (id: string) => void
}

/** What is hidden is not among what was looked at on this device either. */
const forgetHidden = async (seen: SeenAds): Promise<void> => {
  const place = document.querySelector<HTMLElement>('[data-device-history]')
  const ids = seen.ids()
  if (place === null || ids.length === 0 || !asksForOwnLists(document.cookie)) return
  for (const id of await seen.hidden(ids)) {
    seen.drop(id)
    place.querySelector(`a[href$="/${id}"]`)?.closest('li')?.remove()
  }
  if (place.dataset['shown'] !== undefined && place.querySelector('li') === null) place.hidden = true
}

/** For students: a button on each card that hides its ad. A page that was made for everyone is loaded anew for who hides something. */
export const hideAds = ({ renew }: Pick<AdStates, 'renew'>, seen: SeenAds): void => {
  // Where the cookie was not taken, the page would be the same again.
  if (renew && asksForOwnLists(document.cookie)) return location.reload()
  for (const article of document.querySelectorAll<HTMLElement>('.job-card article:not([data-hideable])')) {
    const id = article.querySelector<HTMLElement>('[data-bookmark]')?.dataset['bookmark']
    article.dataset['hideable'] = ''
    if (id !== undefined) addButton(article, id)
  }
  void forgetHidden(seen)
}

// Kept by the browser as it was before something was hidden.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && asksForOwnLists(document.cookie)) location.reload()
})
