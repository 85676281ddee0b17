import { CompanyFacts, CompanyPhoto, CompanyYouth } from './companies.ts'
import { graphql } from './graphql.ts'

/** How far a company is, for its members. */
export const CompanyStanding = graphql(`
  query CompanyStanding($id: ID!) {
    ownCompany(id: $id) {
      id
      standing
      createdAt
      decision {
        at
        reason
      }
      gaps
      harassmentDeskDueAt
      profile {
        legalName
        displayName
        corporateNumber
        representative
        postalCode
        prefectureCode
        city
        street
        building
        contactTel
        contactEmail
        contactForm
        industryCode
        verification
        verifiedAt
      }
    }
  }
`)

/** A company with everything that its owners write. */
export const OwnCompanyProfile = graphql(
  `
    query OwnCompanyProfile($id: ID!) {
      ownCompany(id: $id) {
        id
        standing
        gaps
        rename {
          legalName
          kana
          displayName
          corporateNumber
          askedAt
        }
        images {
          kind
          ...CompanyPhoto
        }
        profile {
          ...CompanyFacts
          ...CompanyYouth
          kana
          corporateNumber
          capital
        }
      }
    }
  `,
  [CompanyFacts, CompanyPhoto, CompanyYouth],
)

/** Whether a company says whom applicants turn to about harassment, and until when it publishes without saying so. */
export const CompanyHarassmentDesk = graphql(`
  query CompanyHarassmentDesk($id: ID!) {
    ownCompany(id: $id) {
      gaps
      harassmentDeskDueAt
    }
  }
`)
