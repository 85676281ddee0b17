import { graphql } from './graphql.ts'

export const ContactForm = graphql(`
  query ContactForm {
    contactForm
  }
`)

export const ContactReceived = graphql(`
  query ContactReceived($id: ID!) {
    contactReceived(id: $id)
  }
`)

export const SendContactMessage = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!, $token: String!) {
    sendContactMessage(input: $input, token: $token) {
      id
      refusal
    }
  }
`)
