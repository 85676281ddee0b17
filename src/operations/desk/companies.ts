import { graphql } from '#operations/graphql.ts'

/** Companies of one list, or those of it that words find. */
export const DeskCompaniesQuery = graphql(`
  query DeskCompanies($list: CompanyListName!, $words: String, $page: Int) {
    deskCompanies(list: $list, words: $words, page: $page) {
      counts {
        list
        count
      }
      lines {
        id
        displayName
        legalName
        corporateNumber
        standing
        registeredAt
        renameAskedAt
        claim {
          holder
          own
        }
      }
    }
  }
`)

/** All that one company is judged by. */
export const DeskCompanyQuery = graphql(`
  query DeskCompany($id: ID!) {
    deskCompany(id: $id) {
      id
      standing
      registeredAt
      verification
      legalName
      kana
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
      employees
      foundedYear
      website
      description
      publicAds
      allAds
      heldBy
      owners {
        email
        verified
        domain
        match
      }
      rename {
        legalName
        kana
        displayName
        corporateNumber
        askedAt
        heldBy
      }
      others {
        id
        standing
        legalName
        sameNumber
        samePhone
        sameAddress
      }
      events {
        at
        action
        by
        admin
        detail
      }
      talk {
        kind
        text
        at
        answer
        granted
      }
      stamp
      claim {
        holder
        own
        until
      }
    }
  }
`)
