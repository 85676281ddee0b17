import { graphql } from './graphql.ts'

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
      homeStations
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
      homeStations
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
