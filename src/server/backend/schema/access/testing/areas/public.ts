import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

export const publicArea: MatrixArea = {
  matrix: `
                               guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.infos                  ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.info                   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.infoWithdrawn          ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.search                 ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.suggestions            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.sitemapParts           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.placesWithAds          ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.sitemapEntries         ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.postalAddresses        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.schoolNames            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.stationNames           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.railwayLines           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.stationsOnLine         ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactForm            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactReceived        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.sendContactMessage  ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
`,
  operations: ({ ids }) => ({
    'Query.infos': '{ infos { edges { node { id } } } }',
    'Query.info': `{ info(id: "${ids.info}") { id } }`,
    'Query.infoWithdrawn': `{ infoWithdrawn(id: "${ids.info}") }`,
    'Query.search': '{ search(query: "営業") { jobPosts { total { value } } } }',
    'Query.suggestions': '{ suggestions(query: "みらい") { text } }',
    'Query.sitemapParts': '{ sitemapParts(subject: job_post, size: 50000) { after } }',
    'Query.placesWithAds': '{ placesWithAds(least: 3) { stations lines } }',
    'Query.sitemapEntries': '{ sitemapEntries(subject: job_post, limit: 1) { id } }',
    'Query.postalAddresses': '{ postalAddresses(code: "1000001") { town } }',
    'Query.schoolNames': '{ schoolNames(query: "東京") { name } }',
    'Query.stationNames': '{ stationNames(query: "渋谷") { name } }',
    'Query.railwayLines': '{ railwayLines(prefectureCode: "13") { name } }',
    'Query.stationsOnLine': '{ stationsOnLine(line: "JR山手線") }',
    'Query.contactForm': '{ contactForm }',
    'Query.contactReceived': `{ contactReceived(id: "${newId()}") }`,
    'Mutation.sendContactMessage':
      'mutation { sendContactMessage(input: { kind: question, name: "花子", email: "a@example.jp", body: "こんにちは。質問があります。" }, token: "x") { refusal } }',
  }),
}
