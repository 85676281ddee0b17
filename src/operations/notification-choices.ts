import { graphql } from './graphql.ts'

export const OwnNotificationChoices = graphql(`
  query OwnNotificationChoices {
    notificationChoices {
      kind
      shown
      mail
    }
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
