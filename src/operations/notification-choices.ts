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

export const SaveNotificationChoices = graphql(`
  mutation SaveNotificationChoices($choices: [NotificationChoiceInput!]!) {
    saveNotificationChoices(choices: $choices)
  }
`)

export const ResetNotificationChoices = graphql(`
  mutation ResetNotificationChoices {
    resetNotificationChoices
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

export const ChangeNotificationMail = graphql(`
  mutation ChangeNotificationMail($token: String!, $mail: MailChoice!) {
    changeNotificationMail(token: $token, mail: $mail)
  }
`)

export const RequestMailRestart = graphql(`
  mutation RequestMailRestart {
    requestMailRestart
  }
`)

export const MailRestartQuery = graphql(`
  query MailRestart($token: String!) {
    mailRestart(token: $token) {
      stopped
    }
  }
`)

export const RestartMails = graphql(`
  mutation RestartMails($token: String!) {
    restartMails(token: $token)
  }
`)
