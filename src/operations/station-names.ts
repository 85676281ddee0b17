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

/** Lines of a prefecture. */
export const RailwayLinesQuery = graphql(`
  query RailwayLines($prefectureCode: String!) {
    railwayLines(prefectureCode: $prefectureCode) {
      name
      operator
    }
  }
`)

/** Stations of a line, and how many ads name each. */
export const StationsOnLineQuery = graphql(`
  query StationsOnLine($line: String!) {
    stationsOnLine(line: $line)
    jobPosts(filter: { line: [$line] }, first: 1) {
      facets {
        estimated
        station {
          code
          count
        }
      }
    }
  }
`)
