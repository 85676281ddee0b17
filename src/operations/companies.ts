import { graphql } from './graphql.ts'
import { JobCard } from './job-posts.ts'

/** What a line of the directory shows of a company. */
export const CompanyCard = graphql(`
  fragment CompanyCard on Company {
    id
    displayName
    legalName
    logo
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
          size {
            code
            count
          }
          youth {
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

/** How many companies a directory would hold. */
export const CompanyTotalQuery = graphql(`
  query CompanyTotal($filter: CompanyFilter!) {
    companies(filter: $filter, first: 1) {
      total {
        value
        exact
      }
    }
  }
`)

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

/** 青少年雇用情報, as a company's page and its editor have it. */
export const CompanyYouth = graphql(`
  fragment CompanyYouth on Company @_unmask {
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
  }
`)

/** A picture with the room it takes. */
export const CompanyPhoto = graphql(`
  fragment CompanyPhoto on CompanyImage @_unmask {
    id
    path
    alt
    width
    height
  }
`)

/** One company with its newest open ads. */
const CompanyPage = graphql(
  `
    fragment CompanyPage on Company @_unmask {
      ...CompanyFacts
      kana
      corporateNumber
      capital
      updatedAt
      ...CompanyYouth
      photos {
        ...CompanyPhoto
      }
      jobPosts(first: 5) {
        edges {
          node {
            ...JobCard
          }
        }
      }
    }
  `,
  [JobCard, CompanyFacts, CompanyPhoto, CompanyYouth],
)

export const CompanyQuery = graphql(
  `
    query Company($id: ID!) {
      company(id: $id) {
        ...CompanyPage
      }
    }
  `,
  [CompanyPage],
)

/** The same for its own people, in whatever state the company is. */
export const CompanyPreviewQuery = graphql(
  `
    query CompanyPreview($companyId: ID!) {
      companyPreview(companyId: $companyId) {
        ...CompanyPage
      }
    }
  `,
  [CompanyPage],
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
