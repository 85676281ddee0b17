import { graphql } from './graphql.ts'

/** Where mail of a postal code goes. */
export const PostalAddressesQuery = graphql(`
  query PostalAddresses($code: String!) {
    postalAddresses(code: $code) {
      prefectureCode
      city
      town
    }
  }
`)

/** Schools that are called like a typed text. */
export const SchoolNamesQuery = graphql(`
  query SchoolNames($query: String!) {
    schoolNames(query: $query) {
      name
      schoolType
    }
  }
`)
