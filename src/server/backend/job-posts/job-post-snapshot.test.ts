import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobPostFieldNames } from '#contract/job-post-fields.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'

/** What is kept of an ad and stated by nobody: it is left out of the form, of revisions, copies and templates. */
const kept = [
  'id',
  'companyId',
  'features',
  'infoAsOf',
  'publishAt',
  'status',
  'closeReason',
  'closedAt',
  'revision',
  'unsaid',
  'acceptedFindings',
  'createdAt',
  'updatedAt',
]

test('every column that states something of an ad has its field in the form', () => {
  // Workplaces are rows of their own.
  const fields = jobPostFieldNames.filter((name) => name !== 'workplaces')
  expect(Object.keys(getTableColumns(jobPost)).toSorted()).toEqual([...fields, ...kept].toSorted())
})
