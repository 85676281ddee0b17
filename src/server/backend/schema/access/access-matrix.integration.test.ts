import { eq, ne } from 'drizzle-orm'
import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import type { GraphqlAnswer } from '#server/backend/testing/client.ts'
import { accessTable } from '#server/backend/schema/access/access-table.ts'
import { accountsArea } from './testing/areas/accounts.ts'
import { applicantsArea } from './testing/areas/applicants.ts'
import { applicationsArea } from './testing/areas/applications.ts'
import { companiesArea } from './testing/areas/companies.ts'
import { companyApiArea } from './testing/areas/company-api.ts'
import { companyProfilesArea } from './testing/areas/company-profiles.ts'
import { deskSiteArea } from './testing/areas/desk-site.ts'
import { deskCompaniesArea } from './testing/areas/desk-companies.ts'
import { deskContactArea } from './testing/areas/desk-contact.ts'
import { deskPeopleArea } from './testing/areas/desk-people.ts'
import { deskReadingArea } from './testing/areas/desk-reading.ts'
import { deskArea } from './testing/areas/desk.ts'
import { filesArea } from './testing/areas/files.ts'
import { interviewsArea } from './testing/areas/interviews.ts'
import { jobPostEditorArea } from './testing/areas/job-post-editor.ts'
import { jobPostsArea } from './testing/areas/job-posts.ts'
import { hidingArea } from './testing/areas/hiding.ts'
import { keptJobsArea } from './testing/areas/kept-jobs.ts'
import { questionnairesArea } from './testing/areas/questionnaires.ts'
import { membersArea } from './testing/areas/members.ts'
import { messagesArea } from './testing/areas/messages.ts'
import { myPageArea } from './testing/areas/my-page.ts'
import { notificationsArea } from './testing/areas/notifications.ts'
import { notificationChoicesArea } from './testing/areas/notification-choices.ts'
import { numbersArea } from './testing/areas/numbers.ts'
import { ownJobPostsArea } from './testing/areas/own-job-posts.ts'
import { profilesArea } from './testing/areas/profiles.ts'
import { publicArea } from './testing/areas/public.ts'
import { reportsArea } from './testing/areas/reports.ts'
import { repliesArea } from './testing/areas/replies.ts'
import { savedSearchesArea } from './testing/areas/saved-searches.ts'
import type { UnguardedSite, MatrixArea } from './testing/matrix-area.ts'
import { callers, createWorld, type TestSite, type World } from './testing/matrix-world.ts'

/**
 * What each kind of caller gets of each row, written by hand in the matrices of the areas. ok: it is done or read; none:
 * null or an empty list; else the error: 401 UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND, 2nd SECOND_FACTOR_REQUIRED,
 * mail EMAIL_NOT_VERIFIED. The operator asks a second factor of companies and admins. `nobody` has no account; `phone` is
 * a student without an e-mail address; `stale`, a student, signed in six minutes ago; `owner`, `recruiter` and `viewer`
 * belong to company A, `other` owns B; `weak` owns A and signed in without a second factor. The rows of types are tried
 * with a thing that belongs to `student`, to `owner` (PersonProfile) or to company A, whoever asks.
 */
const areas: readonly MatrixArea[] = [
  publicArea,
  jobPostsArea,
  ownJobPostsArea,
  numbersArea,
  jobPostEditorArea,
  companiesArea,
  companyProfilesArea,
  companyApiArea,
  membersArea,
  accountsArea,
  profilesArea,
  hidingArea,
  keptJobsArea,
  reportsArea,
  repliesArea,
  questionnairesArea,
  savedSearchesArea,
  notificationsArea,
  notificationChoicesArea,
  applicantsArea,
  applicationsArea,
  filesArea,
  myPageArea,
  interviewsArea,
  messagesArea,
  deskArea,
  deskCompaniesArea,
  deskContactArea,
  deskPeopleArea,
  deskSiteArea,
  deskReadingArea,
]

type Cell = readonly [row: string, caller: string, answer: string]
const cellsOf = ({ matrix }: MatrixArea): Cell[] => {
  const [head = '', ...lines] = matrix.trim().split('\n')
  const columns = head.trim().split(/ +/)
  return lines.flatMap((line) => {
    const [row = '', ...answers] = line.trim().split(/ +/)
    // A cell too many is a caller without a name.
    const width = Math.max(columns.length, answers.length)
    return Array.from(
      { length: width },
      (_, index) => [row, columns[index] ?? '', answers[index] ?? ''] as const,
    )
  })
}
const cells = areas.flatMap(cellsOf)
const isType = (row: string) => !row.includes('.')
const cellsUnder = (prefix: string) => cells.filter(([row]) => row.startsWith(prefix))
/** What is read is tried before what is written, which changes what the next finds. */
const cellsOfFields = [...cellsUnder('Query.'), ...cellsUnder('Mutation.')]
const cellsOfTypes = cells.filter(([row]) => isType(row))

const words: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  EMAIL_NOT_VERIFIED: 'mail',
  SECOND_FACTOR_REQUIRED: '2nd',
}

let handle: DatabaseHandle
let world: World
let unguarded: ReadonlyMap<string, UnguardedSite>

beforeAll(async () => {
  handle = await openTestDatabase()
  world = await createWorld(handle)
  unguarded = new Map(areas.flatMap((area) => Object.entries(area.unguarded?.(world) ?? {})))
})
afterAll(() => handle.close())

const operationOf = (row: string): string =>
  areas.map((area) => area.operations(world)[row]).find((operation) => operation !== undefined) ?? ''

const ask = async ({ post }: TestSite, caller: string, query: string): Promise<GraphqlAnswer> => {
  const headers: Record<string, string> = caller === 'guest' ? {} : { authorization: `Bearer ${caller}` }
  return (await (await post({ query }, headers)).json()) as GraphqlAnswer
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
const outcomeOf = ({ data, errors }: GraphqlAnswer, field: string): string => {
  const code = errors?.[0]?.extensions.code
  if (code !== undefined) return words[code] ?? code
  return isNothing(data?.[field]) ? 'none' : 'ok'
}

test('the matrices, what they are tried with and the table of access have the same rows', () => {
  const rows = Object.keys(accessTable)
  const everyCell = rows.flatMap((row) => callers.map((caller) => `${row} ${caller}`))
  expect(cells.map(([row, caller]) => `${row} ${caller}`).toSorted()).toEqual(everyCell.toSorted())
  expect(cells.filter(([, , answer]) => answer === '')).toEqual([])
  const operations = areas.flatMap((area) => Object.keys(area.operations(world)))
  expect(operations.toSorted()).toEqual(rows.filter((row) => !isType(row)).toSorted())
  const types = areas.flatMap((area) => Object.keys(area.unguarded?.(world) ?? {}))
  expect(types.toSorted()).toEqual(rows.filter(isType).toSorted())
})

test.each(cellsOfFields)('%s for %s: %s', async (row, caller, answer) => {
  // No caller is limited by what the one before asked for.
  await handle.database.delete(rateLimit)
  // What one saved the next must not have.
  await handle.database.delete(savedSearch).where(ne(savedSearch.id, world.ids.search))
  // Some rows make an account, which the next must not find.
  await handle.database.delete(account).where(eq(account.uid, 'nobody'))
  await world.restoreMembers()
  const field = row.split('.')[1] ?? ''
  expect(outcomeOf(await ask(world.site, caller, operationOf(row)), field)).toBe(answer)
})

const schema = buildSchema()
const selectionsOf = (type: string): string[] => {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is no object type`)
  // Of these one field is asked for, since theirs have no row of their own.
  const inner: Readonly<Record<string, string>> = {
    education: 'education { from }',
    experience: 'experience { from }',
    licences: 'licences { month }',
    completeness: 'completeness { percent }',
  }
  return Object.values(found.getFields()).map(
    ({ name, type: of }) => inner[name] ?? (isObjectType(getNamedType(of)) ? `${name} { __typename }` : name),
  )
}

test.each(cellsOfTypes)('each field of %s for %s, whoever it belongs to: %s', async (row, caller, answer) => {
  const found = unguarded.get(row)
  if (found === undefined) throw new Error(`No unguarded site answers ${row}`)
  const outcomes: string[] = []
  const fields = selectionsOf(row)
  for (const field of fields)
    outcomes.push(
      `${field}: ${outcomeOf(await ask(found.site, caller, found.ask(field, caller)), found.root)}`,
    )
  expect(outcomes).toEqual(fields.map((field) => `${field}: ${answer}`))
})
