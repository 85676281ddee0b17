import { graphql } from './graphql.ts'

/** A place of an ad with its address. */
export const WorkplaceLine = graphql(`
  fragment WorkplaceLine on Workplace @_unmask {
    name
    postalCode
    prefectureCode
    city
    street
    stations {
      station
      way
      minutes
    }
    access
  }
`)
