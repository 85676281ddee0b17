import type { APIRoute } from 'astro'
import { NotificationCount } from '#operations/notifications.ts'

/** How much is unread of whoever asks, for the header of pages that are the same for everyone; null: nobody's. */
export const GET: APIRoute = async ({ locals }) => {
  const { session, execute } = locals
  const count = session === null ? null : (await execute(NotificationCount, {})).notificationCount
  return Response.json({ count }, { headers: { 'cache-control': 'private, no-store' } })
}
