import { graphql } from './graphql.ts'

/** Stations that are called like a typed text. */
export const StationNamesQuery = graphql(`
  query StationNames($query: String!) {
    stationNames(query: $query) {
      id
      name
      prefectureCode
      city
      lines
    }
  }
`)
