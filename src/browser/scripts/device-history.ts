import { jobPostAddress } from '#contract/job-post-address.ts'
import { announce } from './announce.ts'
import { seenAds } from './bookmark-store.ts'

/**
 * The ads that were looked at on this device: all of them on the page of a student's history, where each can be forgotten, and
 * the newest few (`data-shown`) at the end of other pages, where nothing stands while there are none.
 */
const place = document.querySelector<HTMLElement>('[data-device-history]')
const list = place?.querySelector('ul')
const clear = place?.querySelector<HTMLButtonElement>('[data-clear]')
const empty = place?.querySelector<HTMLElement>('[data-empty]')
const heading = place?.querySelector<HTMLElement>('h2, h3')
const shown = place?.dataset['shown']

const fill = () => {
  const ads = seenAds.all().slice(0, shown === undefined ? undefined : Number(shown))
  list?.replaceChildren(
    ...ads.map(({ id, title, company }) => {
      const link = document.createElement('a')
      link.href = jobPostAddress(id)
      link.textContent = title
      const name = document.createElement('p')
      name.append(link)
      const about = document.createElement('p')
      about.className = 'soft small'
      about.textContent = company
      const words = document.createElement('div')
      words.append(name, about)
      const line = document.createElement('li')
      line.append(words)
      if (shown !== undefined) return line
      const forget = document.createElement('button')
      forget.type = 'button'
      forget.className = 'button bare'
      forget.textContent = '消す'
      forget.ariaLabel = `消す：${title}`
      forget.addEventListener('click', () => {
        seenAds.drop(id)
        fill()
        heading?.focus()
        announce(`「${title}」を履歴から消しました。`)
      })
      line.append(forget)
      return line
    }),
  )
  if (clear) clear.hidden = ads.length === 0
  if (empty) empty.hidden = ads.length > 0
}

clear?.addEventListener('click', () => {
  seenAds.clear()
  fill()
  heading?.focus()
  announce('この端末の履歴を消しました。')
})
if (place !== null) {
  place.hidden = shown !== undefined && seenAds.all().length === 0
  fill()
}
