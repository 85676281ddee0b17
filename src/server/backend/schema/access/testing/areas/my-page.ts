import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'

export const myPageArea: MatrixArea = {
  matrix: `
                               guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.needsNow               none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.recommendations        none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.calendarDates          none  none   none       ok      none  none  none  none      none   none  none none
  Query.calendarFeedSecret     none  none   none       ok      none  none  none  none      none   none  none none
  Query.calendarFeed           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeCalendarFeed  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  NeedsNow                     none  none   404        ok      404   404   none  none      none   none  none none
  Need                         none  none   404        ok      404   404   none  none      none   none  none none
  Recommendations              none  none   404        ok      404   404   none  none      none   none  none none
  Recommendation               none  none   404        ok      404   404   none  none      none   none  none none
  RecommendationReason         none  none   404        ok      404   404   none  none      none   none  none none
  CalendarDate                 none  none   404        ok      404   404   none  none      none   none  none none
`,
  operations: ({ feedSecret }) => ({
    'Query.needsNow': '{ needsNow { __typename } }',
    'Query.recommendations': '{ recommendations { __typename } }',
    'Query.calendarDates':
      '{ calendarDates(from: "2026-11-01T00:00:00Z", until: "2027-01-01T00:00:00Z") { __typename } }',
    'Query.calendarFeedSecret': '{ calendarFeedSecret }',
    'Query.calendarFeed': `{ calendarFeed(secret: "${feedSecret}") { at } }`,
    // Another address would make the one that is asked for unknown.
    'Mutation.changeCalendarFeed': 'mutation { changeCalendarFeed(change: create) }',
  }),
  unguarded: ({ ids, open, site }) => {
    const dateOfStudent = {
      uid: 'student',
      kind: 'draft_deadline' as const,
      at: testNow,
      applicationId: null,
      interview: null,
      jobPostId: ids.jobPost,
      title: '法人営業',
      company: 'みらい商事',
    }
    const ofStudent = open({
      myPage: {
        ...site.services.myPage,
        dates: async () => [dateOfStudent],
        needs: async () => ({
          uid: 'student',
          needs: [
            { kind: 'verify_email' as const, at: null, applicationId: null, jobPostKind: null, ad: null },
          ],
          more: 1,
        }),
        suggestions: async () => ({
          uid: 'student',
          hasWishes: true,
          suggestions: [{ id: ids.jobPost, score: 1, reasons: [{ kind: 'fresh' as const, value: 'x' }] }],
        }),
      },
    })
    const needs = (inner: (field: string) => string) => ({
      root: 'needsNow',
      ask: (field: string) => `{ needsNow { ${inner(field)} } }`,
      site: ofStudent,
    })
    const recommendations = (inner: (field: string) => string) => ({
      root: 'recommendations',
      ask: (field: string) => `{ recommendations { ${inner(field)} } }`,
      site: ofStudent,
    })
    return {
      NeedsNow: needs((field) => field),
      Need: needs((field) => `needs { ${field} }`),
      Recommendations: recommendations((field) => field),
      Recommendation: recommendations((field) => `items { ${field} }`),
      RecommendationReason: recommendations((field) => `items { reasons { ${field} } }`),
      CalendarDate: {
        root: 'calendarDates',
        ask: (field) =>
          `{ calendarDates(from: "2026-11-01T00:00:00Z", until: "2027-01-01T00:00:00Z") { ${field} } }`,
        site: ofStudent,
      },
    }
  },
}
