import { graphql } from './graphql.ts'

export const ContactForm = graphql(`
  query ContactForm {
    contactForm
  }
`)

/** Who is signed in, as they would fill the form in. */
export const ContactSender = graphql(`
  query ContactSender {
    studentUser {
      familyName
      givenName
    }
    personProfile {
      displayName
    }
    ownCompanies {
      displayName
    }
  }
`)

export const ContactReceived = graphql(`
  query ContactReceived($id: ID!) {
    contactReceived(id: $id)
  }
`)
