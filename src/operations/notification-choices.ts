import { graphql } from './graphql.ts'

export const OwnNotificationChoices = graphql(`
  query OwnNotificationChoices($sessionId: ID!) {
    notificationChoices {
      kind
      shown
      mail
    }
    pushKinds(sessionId: $sessionId)
    mailStop
  }
`)

export const NotificationMailQuery = graphql(`
  query NotificationMail($token: String!) {
    notificationMail(token: $token) {
      topic
      choices {
        kind
        mail
      }
    }
  }
`)

export const MailRestartQuery = graphql(`
  query MailRestart($token: String!) {
    mailRestart(token: $token) {
      stopped
    }
  }
`)
