import { graphql } from './graphql.ts'

export const NotificationsQuery = graphql(`
  query Notifications($kind: NotificationKind, $after: String) {
    notifications(kind: $kind, after: $after) {
      lines {
        id
        kind
        text
        href
        count
        read
        toldAt
      }
      next
      newestUnread
    }
  }
`)

export const NotificationCount = graphql(`
  query NotificationCount {
    notificationCount
  }
`)
