import { graphql } from './graphql.ts'
import { JobCard } from './job-posts.ts'

/** What a line of the directory shows of a company. */
export const CompanyCard = graphql(`
  fragment CompanyCard on Company {
    id
    displayName
    legalName
    verification
    prefectureCode
    city
    industryCode
    employees
    description
    openJobPosts
    replyStats {
      answeredPercent
      medianDays
    }
  }
`)

export const CompanyListQuery = graphql(
  `
    query CompanyList($filter: CompanyFilter!, $page: Int!) {
      companies(filter: $filter, page: $page) {
        total {
          value
          exact
        }
        facets {
          industry {
            code
            count
          }
          prefecture {
            code
            count
          }
          reply {
            code
            count
          }
        }
        edges {
          node {
            ...CompanyCard
          }
        }
      }
    }
  `,
  [CompanyCard],
)

/** Who a company is and how to reach it, as its own page and its ads say it. */
export const CompanyFacts = graphql(`
  fragment CompanyFacts on Company @_unmask {
    id
    legalName
    displayName
    verification
    verifiedAt
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
    employees
    foundedYear
    website
    logo
    description
    harassmentDesk
    openJobPosts
    replyStats {
      answeredPercent
      medianDays
    }
  }
`)

/** One company with its newest open ads. */
export const CompanyQuery = graphql(
  `
    query Company($id: ID!) {
      company(id: $id) {
        ...CompanyFacts
        kana
        corporateNumber
        capital
        updatedAt
        youthInfo {
          hires {
            year
            hired
            left
            male
            female
          }
          averageTenure
          averageAge
          training
          selfDevelopment
          mentor
          careerConsulting
          internalCertification
          averageOvertime
          averagePaidLeave
          parentalLeave {
            maleTaken
            maleEligible
            femaleTaken
            femaleEligible
          }
          femaleManagers
          femaleOfficers
        }
        jobPosts(first: 5) {
          edges {
            node {
              ...JobCard
            }
          }
        }
      }
    }
  `,
  [JobCard, CompanyFacts],
)

/** The name over a list of one company's ads. */
export const CompanyNameQuery = graphql(`
  query CompanyName($id: ID!) {
    company(id: $id) {
      id
      displayName
    }
  }
`)
