// Written by `npm run generate`; a test fails when it is out of date.

import { graphql } from './graphql.ts'

/** How many ads each value of each filter would leave. */
export const FacetCounts = graphql(`
  fragment FacetCounts on JobPostFacets {
    estimated
    kind {
      code
      count
    }
    prefecture {
      code
      count
    }
    city {
      code
      count
    }
    occupation {
      code
      count
    }
    industry {
      code
      count
    }
    year {
      code
      count
    }
    wage {
      code
      count
    }
    pay {
      code
      count
    }
    daywage {
      code
      count
    }
    remote {
      code
      count
    }
    feature {
      code
      count
    }
    weekdays {
      code
      count
    }
    time {
      code
      count
    }
    length {
      code
      count
    }
    month {
      code
      count
    }
    grade {
      code
      count
    }
    station {
      code
      count
    }
    walk {
      code
      count
    }
    km {
      code
      count
    }
  }
`)
