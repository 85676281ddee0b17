import { graphql } from './graphql.ts'

export const OwnAccountSecurity = graphql(`
  query OwnAccountSecurity {
    accountSecurity {
      secondFactor {
        phone
        enrolledAt
      }
      signInPhone
      hasPassword
      recoveryCodesLeft
      signIns {
        id
        device
        signedInAt
        lastSeenAt
      }
    }
  }
`)

export const OwnSecondFactor = graphql(`
  query OwnSecondFactor {
    accountSecurity {
      secondFactor {
        phone
      }
    }
  }
`)

export const OwnWaiting = graphql(`
  query OwnWaiting {
    accountWaiting {
      deletionDueAt
      newEmail
      factorRemoval {
        dueAt
      }
      frozenUntil
    }
  }
`)

export const OwnSignInPhone = graphql(`
  query OwnSignInPhone {
    accountSecurity {
      signInPhone
    }
  }
`)

export const FactorRemovalLinkQuery = graphql(`
  query FactorRemovalLink($token: String!) {
    factorRemovalLink(token: $token) {
      state
      dueAt
    }
  }
`)

export const EmailLink = graphql(`
  query EmailLink($mode: EmailLinkMode!, $token: String!) {
    emailLink(mode: $mode, token: $token) {
      oldEmail
      newEmail
    }
  }
`)
