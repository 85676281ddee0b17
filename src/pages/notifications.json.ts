import type { APIRoute } from 'astro'
import { notificationCountWords } from '#contract/notification.ts'
import { NotificationCount } from '#operations/notifications.ts'

/** How much is unread of whoever asks, as the header of pages that are the same for everyone says it; null: nothing is. */
export const GET: APIRoute = async ({ locals }) => {
  const { session, execute } = locals
  const count = session === null ? null : (await execute(NotificationCount, {})).notificationCount
  const unread = count === null ? null : notificationCountWords(count)
  return Response.json(unread, { headers: { 'cache-control': 'private, no-store' } })
}
