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

export const MarkNotificationRead = graphql(`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id)
  }
`)

export const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($upTo: ID!, $kind: NotificationKind) {
    markNotificationsRead(upTo: $upTo, kind: $kind)
  }
`)
