/** How much is unread of the person who is signed in; null: it can't be had, or the session ended. Never throws. */
export const readNotificationCount = async (): Promise<number | null> => {
  try {
    const answer = await fetch('/notifications.json')
    const body: unknown = answer.ok ? await answer.json() : null
    const count: unknown = typeof body === 'object' && body !== null && 'count' in body ? body.count : null
    return typeof count === 'number' ? count : null
  } catch {
    return null
  }
}
