import { facetNames } from '#contract/job-post-filters.ts'

/** The fragment that asks for the counts of every filter. */
export const facetCounts = (): string => `
import { graphql } from './graphql.ts'

/** How many ads each value of each filter would leave. */
export const FacetCounts = graphql(\`
  fragment FacetCounts on JobPostFacets {
    estimated
${facetNames.map((name) => `${name} { code count }`).join('\n')}
  }
\`)
`
