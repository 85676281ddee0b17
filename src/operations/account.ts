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
  mutation RequestPasswordReset($email: String!, $callbackUrl: String!) {
    requestPasswordReset(email: $email, callbackUrl: $callbackUrl)
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
      displayName
      birthDate
      gender
      tel
      postalCode
      prefectureCode
      address
      addressKana
      school
      schoolType
      faculty
      department
      graduation
      selfIntroduction
      motivation
      wishes
      skills
      languages
      certificates
      education {
        from
        until
        text
      }
      experience {
        from
        until
        text
      }
      licences {
        month
        name
      }
      desiredKinds
      desiredOccupations
      desiredPrefectures
      visibility
      keepsHistory
      completeness {
        percent
        done
        nextStep
      }
      updatedAt
    }
  }
`)

/** What the header calls whoever is signed in. */
export const OwnName = graphql(`
  query OwnName {
    studentUser {
      displayName
      familyName
      givenName
    }
    personProfile {
      displayName
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
      usedAt
      waiting
      overdue
    }
  }
`)
