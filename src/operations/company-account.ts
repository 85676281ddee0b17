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

export const SaveCompanyNames = graphql(`
  mutation SaveCompanyNames($company: ID!, $input: CompanyNamesInput!) {
    saveCompanyNames(company: $company, input: $input)
  }
`)

export const WithdrawCompanyRename = graphql(`
  mutation WithdrawCompanyRename($company: ID!) {
    withdrawCompanyRename(company: $company)
  }
`)

export const SaveCompanyAddress = graphql(`
  mutation SaveCompanyAddress($company: ID!, $input: CompanyAddressInput!) {
    saveCompanyAddress(company: $company, input: $input)
  }
`)

export const SaveCompanyContact = graphql(`
  mutation SaveCompanyContact($company: ID!, $input: CompanyContactInput!) {
    saveCompanyContact(company: $company, input: $input)
  }
`)

export const SaveCompanyBusiness = graphql(`
  mutation SaveCompanyBusiness($company: ID!, $input: CompanyBusinessInput!) {
    saveCompanyBusiness(company: $company, input: $input)
  }
`)

export const SaveCompanyYouth = graphql(`
  mutation SaveCompanyYouth($company: ID!, $input: CompanyYouthInput!) {
    saveCompanyYouth(company: $company, input: $input)
  }
`)

export const RequestCompanyImage = graphql(`
  mutation RequestCompanyImage($company: ID!, $input: CompanyImageInput!) {
    requestCompanyImage(company: $company, input: $input) {
      ticket
      problem
    }
  }
`)

export const FinishCompanyImage = graphql(`
  mutation FinishCompanyImage($company: ID!, $ticket: String!) {
    finishCompanyImage(company: $company, ticket: $ticket) {
      problem
      image {
        id
      }
    }
  }
`)

export const SaveCompanyPhotos = graphql(`
  mutation SaveCompanyPhotos($company: ID!, $photos: [CompanyPhotoInput!]!) {
    saveCompanyPhotos(company: $company, photos: $photos)
  }
`)

export const RemoveCompanyImage = graphql(`
  mutation RemoveCompanyImage($company: ID!, $id: ID!) {
    removeCompanyImage(company: $company, id: $id)
  }
`)
