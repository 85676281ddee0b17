import { notificationCountWords } from '#contract/notification.ts'

/** Says in the header how much is unread. */
export const showNotificationCount = (count: number): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-notification-count]')) {
    const words = notificationCountWords(count)
    place.hidden = words === null
    const [shown] = place.children
    if (shown !== undefined) shown.textContent = words ?? ''
  }
}
