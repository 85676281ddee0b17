import type { AdStates } from '#browser/api/bookmarks.ts'
import { nearHomeName } from '#browser/messages/near-home.ts'
import { hideAds, type SeenAds } from './hide-ads.ts'

/** What stands once in a page, made when it is first needed. */
const once = (id: string, make: () => HTMLElement): HTMLElement => {
  const known = document.querySelector<HTMLElement>(`#${id}`)
  if (known !== null) return known
  const made = make()
  made.id = id
  return made
}

const showDifference = ({ difference }: AdStates): void => {
  const place = document.querySelector<HTMLElement>('[data-difference]')
  if (place === null) return
  place.hidden = difference === null
  if (place.firstElementChild !== null) place.firstElementChild.textContent = difference
}

/** Behind the place of work: how far it is from one's stations. */
const showDistance = ({ distance }: AdStates): void => {
  const place = document.querySelector('[data-where]')
  if (place === null) return
  const words = once('own-distance', () => {
    const made = document.createElement('p')
    made.className = 'soft small screen'
    place.append(made)
    return made
  })
  words.hidden = distance === null
  words.textContent = distance
}

/** Where the way from home is told to be no condition: the way to ads near one's stations, at once. */
const leadNearHome = ({ near }: AdStates): void => {
  if (near === null) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-near-home]')) link.href = near
}

/** In the list of all ads, beside the way to keep it: the way to those near one's stations. */
const showNear = ({ near }: AdStates): void => {
  const place = document.querySelector('#results + p')
  if (place === null || near === null || !near.startsWith(`${location.pathname}?`)) return
  if (near.endsWith(location.search) && location.search !== '') return
  once('own-near', () => {
    const link = document.createElement('a')
    link.className = 'button bare'
    link.href = near
    link.textContent = nearHomeName
    place.append(link)
    return link
  })
}

/** Puts what only the student who looks may see into a page that is the same for everyone. */
export const showOwnView = (states: AdStates, seen: SeenAds): void => {
  hideAds(states, seen)
  if (states.apply !== null)
    for (const link of document.querySelectorAll('[data-apply]')) link.textContent = states.apply
  showDifference(states)
  showDistance(states)
  showNear(states)
  leadNearHome(states)
}
