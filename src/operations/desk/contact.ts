import { graphql } from '#operations/graphql.ts'

/** Messages to the operator in one state. */
export const DeskContactMessagesQuery = graphql(`
  query DeskContactMessages($state: ContactState!, $page: Int) {
    deskContactMessages(state: $state, page: $page) {
      counts {
        state
        count
      }
      lines {
        id
        kind
        name
        sentAt
        claim {
          holder
          own
        }
      }
    }
  }
`)

/** One of them. */
export const DeskContactMessageQuery = graphql(`
  query DeskContactMessage($id: ID!) {
    deskContactMessage(id: $id) {
      id
      kind
      state
      name
      email
      body
      sentAt
      dueAt
      stamp
      replies {
        text
        sentAt
      }
      claim {
        holder
        own
        until
      }
    }
  }
`)
