import { importJobPostsSchema } from '#contract/ad-file.ts'
import { JobPostFileRow } from '#operations/ad-files.ts'
import { graphql } from '#operations/graphql.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

export const importJobPosts = procedure({
  name: 'importJobPosts',
  actions: ['jobPosts.readFile', 'jobPosts.importFile'],
  who: whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified'),
  description:
    'Brings a file with ads in, row by row: drafts are made, and ads with the key of a row are changed.',
  input: importJobPostsSchema,
  descriptions: { text: 'CSV or JSON.', save: 'False: it is told what would become of each row.' },
  answer: 'JobPostFileAnswer!',
  document: graphql(
    `
      mutation ImportJobPosts($companyId: ID!, $text: String!, $save: Boolean!) {
        importJobPosts(companyId: $companyId, text: $text, save: $save) {
          fault
          unknown
          rows {
            ...JobPostFileRow
          }
        }
      }
    `,
    [JobPostFileRow],
  ),
  run: async (call, { companyId, ...file }) =>
    call.services.importAds(await jobPostChanger(call, 'bulk'), companyId, file),
})
