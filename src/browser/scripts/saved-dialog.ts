import { jobPostAddress, jobPostsAddress } from '#contract/job-post-address.ts'
import { announce } from './announce.ts'
import type { bookmarks, seenAds } from './bookmark-store.ts'

/** What this device keeps; given, so that the dialog is a small file of its own, loaded on a press. */
type Kept = { bookmarks: typeof bookmarks; seenAds: typeof seenAds }

/** Of the ads that were looked at, so many are named. */
const seenShown = 5

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

const linkTo = (href: string, className: string, text: string) => {
  const link = make('a', className, text)
  link.href = href
  return link
}

/** What was looked at on this device, with the way to erase it; nothing where there is none. */
const seenPart = ({ seenAds }: Kept, erased: () => void): Node[] => {
  const ads = seenAds.all()
  if (ads.length === 0) return []
  const erase = make('button', 'button bare', '履歴を消す')
  erase.type = 'button'
  erase.addEventListener('click', () => {
    seenAds.clear()
    erased()
  })
  const lines = ads
    .slice(0, seenShown)
    .map(({ id, title }) => make('li', '', linkTo(jobPostAddress(id), '', title)))
  return [make('h3', '', 'この端末で見た求人'), make('ul', '', ...lines), make('p', '', erase)]
}

/** Shows what a guest saved on this device. `signIn` is the link that leads to the account's bookmarks. */
export const openSaved = (signIn: HTMLAnchorElement, kept: Kept, changed: () => void): void => {
  const { bookmarks } = kept
  // Pressed once more while its styles are on their way.
  if (document.querySelector('.saved-ads') !== null) return
  const dialog = make('dialog', 'saved-ads')
  const title = make('h2', '', '保存した求人')
  title.id = 'saved-ads'
  title.tabIndex = -1
  dialog.setAttribute('aria-labelledby', title.id)
  const close = make('button', 'button', '閉じる')
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())

  const fill = () => {
    const ads = bookmarks.onDevice()
    const lines = ads.map((ad) => {
      const remove = make('button', 'button bare', '消す')
      remove.type = 'button'
      remove.ariaLabel = `消す：${ad.title}`
      remove.addEventListener('click', () => {
        void bookmarks.press(ad, false).then(() => {
          changed()
          fill()
          title.focus()
          announce(`「${ad.title}」の保存を取り消しました。`)
        })
      })
      const name = make(
        'div',
        '',
        linkTo(jobPostAddress(ad.id), '', ad.title),
        make('p', 'soft small', ad.company),
      )
      return make('li', '', name, remove)
    })
    const about =
      ads.length === 0
        ? 'まだありません。求人の「保存する」を押すと、ここに並びます。'
        : `${ads.length}件を、この端末（ブラウザ）に保存しています。30日たつと消えます。ログインするとマイページに移り、ほかの端末でも見られます。`
    dialog.replaceChildren(
      title,
      make('p', '', about),
      make('ul', '', ...lines),
      make(
        'p',
        'row',
        ads.length === 0
          ? linkTo(jobPostsAddress, 'button', '求人をさがす')
          : linkTo(signIn.href, 'button', 'ログインして移す'),
        close,
      ),
      ...seenPart(kept, () => {
        fill()
        title.focus()
        announce('この端末の履歴を消しました。')
      }),
    )
  }
  fill()
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    // What is said aloud stays in the page.
    dialog.before(...dialog.querySelectorAll('[data-aloud]'))
    dialog.remove()
    signIn.focus()
  })
  dialog.showModal()
}
