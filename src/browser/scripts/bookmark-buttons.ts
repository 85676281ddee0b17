import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { bookmarkMessages } from '#browser/messages/bookmarks.ts'
import { readSent, type Ad, type Outcome } from '#browser/stores/bookmarks.ts'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import { announce } from './announce.ts'
import { bookmarkApi, bookmarks, keeper, seenAds } from './bookmark-store.ts'
import { follow, inherited } from './signed-in.ts'

/**
 * The buttons by which ads are saved, on pages that are the same for everyone: they are there for whoever runs this script.
 * The site is asked once a page, and only for students.
 */
const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]')
const seen = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen']

const status = document.createElement('p')
status.className = 'toast screen'
document.body.append(status)
let fading = 0
const say = (outcome: Outcome) => {
  status.textContent = bookmarkMessages[outcome]
  announce('')
  announce(bookmarkMessages[outcome])
  clearTimeout(fading)
  fading = window.setTimeout(() => {
    status.textContent = ''
  }, 8000)
}

const adOf = (element: Element, id: string): Ad => {
  const text = (selector: string) =>
    (element.closest('article')?.querySelector(selector)?.textContent ?? '').trim().slice(0, 200)
  return { id, title: text('h1, h2, h3'), company: text('.company') }
}

const show = () => {
  document.documentElement.toggleAttribute('data-keeps', keeper() !== 'nobody')
  for (const button of buttons) {
    const { id, title } = adOf(button, button.dataset['bookmark'] ?? '')
    const saved = bookmarks.isSaved(id)
    const words = saved ? '保存済み' : '保存する'
    button.ariaPressed = String(saved)
    button.ariaLabel = `${words}：${title}`
    if (button.textContent !== words) button.textContent = words
  }
}

const tell = async () => {
  const outcome = await bookmarks.sync()
  show()
  if (outcome === null) return
  say(outcome === 'saved' ? 'synced' : outcome)
  // The list on the page was made before.
  if (outcome === 'saved' && document.querySelector('[data-bookmarks]') !== null) location.reload()
}

/** `look`: the ad that was opened just now, by who is here. */
const ask = async (look?: string) => {
  await tell()
  const ids = [...new Set(Array.from(buttons, ({ dataset }) => dataset['bookmark'] ?? ''))]
  if (keeper() !== 'student' || (ids.length === 0 && seen === undefined)) return
  const asked = ids.slice(0, bookmarkLimits.states)
  const learn = bookmarks.asking()
  const states = await bookmarkApi.states(asked, seen)
  // The site may have said that nobody is here, and another tab that somebody else is.
  if (follow() || states === null) return
  learn(asked, states.saved)
  show()
  // What only students need comes for them alone; without a network, with the next page.
  void import('./own-view.ts').then(
    ({ showOwnView }) =>
      showOwnView(states, {
        ids: () => seenAds.all().map(({ id }) => id),
        hidden: async (all) => (await bookmarkApi.states(all.slice(0, bookmarkLimits.states)))?.hidden ?? [],
        drop: seenAds.drop,
      }),
    () => undefined,
  )
  if (look !== undefined && states.keepsHistory) await bookmarkApi.addToHistory(look)
}

const start = () => {
  const place = document.querySelector('[data-seen]')
  const look = inherited ? undefined : seen
  if (place !== null && look !== undefined) seenAds.keep(look, adOf(place.querySelector('h1') ?? place, look))
  show()
  void ask(look)
}

for (const button of buttons)
  button.addEventListener('click', () => {
    const ad = adOf(button, button.dataset['bookmark'] ?? '')
    const pressed = bookmarks.press(ad, button.ariaPressed !== 'true')
    show()
    void pressed.then((outcome) => {
      show()
      say(outcome)
    })
  })

window.addEventListener('online', () => void tell())
window.addEventListener('storage', (event) => {
  const sent = keeper() === 'student' ? readSent(event) : null
  if (sent !== null) bookmarks.hear(sent)
  show()
})
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void ask()
})
hearOtherTabs(() => void ask())

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-kept]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void import('./saved-dialog.ts').then(
      ({ openSaved }) => openSaved(link, { bookmarks, seenAds }, show),
      () => location.assign(link.href),
    )
  })

// A page that is made ready in case somebody goes there has not been looked at.
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()
