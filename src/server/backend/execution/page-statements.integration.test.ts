import type { DocumentNode } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OwnAccount } from '#operations/account.ts'
import { ApplicantQuery, ApplicantsQuery } from '#operations/applicants.ts'
import { CompanyQuery } from '#operations/companies.ts'
import { HomeQuery } from '#operations/home.ts'
import { JobPostListQuery } from '#operations/job-posts.ts'
import { JobPostQuery } from '#operations/job-post.ts'
import { ThreadQuery, ThreadsQuery, UnreadThreadsQuery } from '#operations/messages.ts'
import {
  CalendarQuery,
  NeedsNowQuery,
  OwnApplicationsQuery,
  RecommendationsQuery,
} from '#operations/mypage.ts'
import { NotificationCount } from '#operations/notifications.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createWorld, type World } from '#server/backend/schema/access/testing/matrix-world.ts'
import { daysFromNow } from '#server/backend/testing/records.ts'
import { recordStatements } from '#server/backend/testing/statements.ts'
import type { OperationCaller } from '#server/ports/operations.ts'

let handle: DatabaseHandle
let world: World
let statements: string[]

beforeAll(async () => {
  handle = await openTestDatabase()
  world = await createWorld(handle)
  statements = recordStatements(handle).statements
})
afterAll(() => handle.close())

type Asked = readonly [DocumentNode, Readonly<Record<string, unknown>>]
type Ids = World['ids']

/** What the header of a page for somebody who is signed in asks. */
const header: readonly Asked[] = [
  [OwnAccount, {}],
  [NotificationCount, {}],
  [UnreadThreadsQuery, {}],
]
const month = { from: daysFromNow(-15).toISOString(), until: daysFromNow(15).toISOString() }

type Page = [name: string, caller: string | null, asked: (ids: Ids) => readonly Asked[], count: number]

/** The operations of each page in one request, and how many statements they take; the person is read by one of them. */
const pages: readonly Page[] = [
  ['home', null, () => [[HomeQuery, {}]], 3],
  ['the list', null, () => [[JobPostListQuery, { filter: {}, sort: 'newest', page: 1 }]], 1],
  ['an ad', null, ({ jobPost }) => [[JobPostQuery, { id: jobPost }]], 2],
  ['a company', null, ({ A }) => [[CompanyQuery, { id: A }]], 3],
  [
    'my page, home',
    'student',
    () => [...header, [CalendarQuery, month], [NeedsNowQuery, {}], [RecommendationsQuery, {}]],
    14,
  ],
  [
    'my page, applications',
    'student',
    () => [...header, [NeedsNowQuery, {}], [OwnApplicationsQuery, { first: 20 }]],
    12,
  ],
  ['suggestions without wishes', 'student', () => [[RecommendationsQuery, {}]], 2],
  ['messages', 'student', ({ thread }) => [...header, [ThreadsQuery, {}], [ThreadQuery, { thread }]], 12],
  [
    'applicants',
    'owner',
    ({ A, sent }) => [
      ...header,
      [ApplicantsQuery, { companyId: A, filter: {}, sort: 'due', first: 20 }],
      [ApplicantQuery, { companyId: A, id: sent, filter: {}, sort: 'due' }],
    ],
    17,
  ],
]

test.each(pages)('%s for %s takes a bounded number of statements', async (_, bearerToken, asked, count) => {
  if (bearerToken !== null) await world.site.openSession(bearerToken)
  const load = async (caller: OperationCaller) => {
    for (const [document, variables] of asked(world.ids)) {
      const { errors } = await world.site.backend.execute(document, variables, caller)
      expect(errors).toBeUndefined()
    }
  }
  const caller = { requestId: 'request-12345', bearerToken, client: null }
  // Facets are counted once for all.
  await load({ ...caller })
  statements.length = 0
  await load(caller)
  expect(statements).toHaveLength(count)
})
