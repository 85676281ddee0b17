import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { facetCounts } from './filters.ts'
import { adFragment, graphqlFields, snapshotType } from './job-post.ts'

const root = path.resolve(import.meta.dirname, '../..')

const sources: Readonly<Record<string, () => string>> = {
  'src/contract/job-post-snapshot.generated.ts': snapshotType,
  'src/operations/facet-counts.generated.ts': facetCounts,
  'src/operations/job-post-fields.generated.ts': adFragment,
  'src/server/backend/schema/job-post-fields.generated.ts': graphqlFields,
}

/** Every file that is written from the tables of the contract, as it has to be. */
export const generatedFiles = (): Promise<{ file: string; text: string }[]> =>
  Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const file = path.join(root, name)
      const text = `// Written by \`npm run generate\`; a test fails when it is out of date.\n${source()}`
      return { file, text: await format(text, { ...(await resolveConfig(file)), filepath: file }) }
    }),
  )
