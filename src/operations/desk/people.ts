import { graphql } from '#operations/graphql.ts'

/** Removals of second factors that are not over. */
export const DeskRemovalsQuery = graphql(`
  query DeskRemovals {
    deskRemovals {
      id
      uid
      state
      startedAt
      dueAt
      own
    }
  }
`)

/** The account of one person; noted in the audit log. */
export const DeskPersonQuery = graphql(`
  query DeskPerson($uid: ID!) {
    deskPerson(uid: $uid) {
      uid
      kind
      oneself
      createdAt
      atProvider {
        emailVerified
        hasPassword
        factors
      }
      signInPhone
      recoveryCodesLeft
      openSessions
      deletionDueAt
      frozenUntil
      mailStop {
        reason
        at
      }
      mails {
        about
        result
        at
      }
      counts {
        name
        hits
        resetsAt
      }
      removal {
        state
        startedAt
        dueAt
        own
      }
    }
  }
`)
