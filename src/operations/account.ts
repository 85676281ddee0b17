import { graphql } from './graphql.ts'

export const CreateStudentAccount = graphql(`
  mutation CreateStudentAccount($input: StudentAccountInput!) {
    createStudentAccount(input: $input)
  }
`)

export const CreateCompanyAccount = graphql(`
  mutation CreateCompanyAccount($input: CompanyAccountInput!) {
    createCompanyAccount(input: $input)
  }
`)

export const CheckPassword = graphql(`
  mutation CheckPassword($password: String!, $email: String!) {
    checkPassword(password: $password, email: $email)
  }
`)

export const RequestVerificationMail = graphql(`
  mutation RequestVerificationMail($callbackUrl: String!) {
    requestVerificationMail(callbackUrl: $callbackUrl)
  }
`)

export const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`)

export const RequestSignInLink = graphql(`
  mutation RequestSignInLink($email: String!, $callbackUrl: String!) {
    requestSignInLink(email: $email, callbackUrl: $callbackUrl)
  }
`)

export const OwnStudentUser = graphql(`
  query OwnStudentUser {
    studentUser {
      familyName
      givenName
      familyNameKana
      givenNameKana
    }
  }
`)

export const SaveStudentName = graphql(`
  mutation SaveStudentName($input: StudentNameInput!) {
    saveStudentName(input: $input) {
      familyName
      givenName
      familyNameKana
      givenNameKana
    }
  }
`)

/** What the person's own page begins with. */
export const OwnAccount = graphql(`
  query OwnAccount {
    studentUser {
      familyName
      givenName
    }
    ownCompanies {
      id
      displayName
      status
      role
    }
  }
`)
