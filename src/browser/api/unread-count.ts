/** Says in the header how much is unread, as the site words it. What can't be had changes nothing. */
export const showUnread = async (): Promise<void> => {
  const place = document.querySelector<HTMLElement>('[data-unread]')
  if (place === null) return
  try {
    const answer = await fetch('/notifications.json')
    const words: unknown = answer.ok ? await answer.json() : undefined
    if (words !== null && typeof words !== 'string') return
    place.textContent = words
    place.hidden = words === null
  } catch {
    // The page is the same without it.
  }
}
