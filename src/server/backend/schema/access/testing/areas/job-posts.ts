import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const jobPostsArea: MatrixArea = {
  matrix: `
                           guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.jobPosts           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.jobPost            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.publishedJobPosts  ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.firstPublishedAt   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.openJobPosts       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
`,
  operations: ({ ids }) => ({
    'Query.jobPosts': '{ jobPosts { edges { node { id } } } }',
    'Query.jobPost': `{ jobPost(id: "${ids.jobPost}") { id } }`,
    'Query.publishedJobPosts':
      '{ publishedJobPosts(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { hasNextPage } }',
    'Query.firstPublishedAt': '{ firstPublishedAt }',
    'Query.openJobPosts': '{ openJobPosts(first: 1) { id } }',
  }),
}
