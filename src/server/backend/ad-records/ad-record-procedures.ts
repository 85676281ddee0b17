import { writeJobPostRecordSchema } from '#contract/ad-record.ts'
import { JobPostFileRow } from '#operations/ad-files.ts'
import { graphql } from '#operations/graphql.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { byToken, ofArgument, whoMay } from '#server/domain/access-row.ts'

const codes = {
  unknown: 'NOT_FOUND',
  key_taken: 'CONFLICT',
  other_version: 'GONE',
  limited: 'RATE_LIMITED',
} as const

export const writeJobPostRecord = procedure({
  name: 'writeJobPostRecord',
  actions: [],
  who: byToken('write', whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified')),
  description:
    'Makes a draft with a key of the company’s, or changes the ad with the id. CONFLICT: another ad has the key. GONE: the ad says something else than in the version that is named.',
  input: writeJobPostRecordSchema,
  types: { id: 'ID', typed: '[TypedValueInput!]!' },
  descriptions: { key: 'Of a new ad.', version: 'Null: whatever the ad says now.' },
  answer: 'JobPostFileRow!',
  document: graphql(
    `
      mutation WriteJobPostRecord(
        $companyId: ID!
        $id: ID
        $key: String
        $version: String
        $typed: [TypedValueInput!]!
      ) {
        writeJobPostRecord(companyId: $companyId, id: $id, key: $key, version: $version, typed: $typed) {
          ...JobPostFileRow
        }
      }
    `,
    [JobPostFileRow],
  ),
  run: async (call, { companyId, id, key, version, typed }) => {
    const uid = await jobPostChanger(call, 'save')
    const written =
      id === null ? { id, key: key ?? '', sent: typed } : { id, version: version ?? null, sent: typed }
    const answer = await call.services.adRecords.write(uid, companyId, written)
    if (answer.kind === 'written') return answer.row
    throw codedError(codes[answer.kind], 'It was not written')
  },
})
