/**
 * Integration tests run on the Postgres server, where production runs. These run on the embedded database as well, each
 * for the reason beside it: something around the SQL that the two do not share, or a way through the whole that must work
 * on both. A test of a query is none of them: both are Postgres. Whoever adds a test of connections, locks, LISTEN, COPY,
 * files or the end of the process adds its line here.
 */
export const onBothDatabases: Readonly<Record<string, string>> = {
  'src/server/backend/database/migrate.integration.test.ts':
    'migrations under a lock, rolled back whole; how an address is opened',
  'src/server/backend/database/constraints.integration.test.ts':
    'every table of the schema takes and refuses its rows',
  'src/server/backend/search/job-search.integration.test.ts':
    'the search: character classes, text search and collation come from the build of Postgres',
  'src/server/backend/search/search-order.integration.test.ts':
    'the order of a search, which goes by the bytes of ids and the text search of the build',
  'src/server/backend/loaders/newest-job-posts.integration.test.ts':
    'numbers as parameters of a limit, which each driver writes in its own way',
  'src/server/backend/search/estimated-facets.integration.test.ts':
    'samples: the plan of a negation inside an index query is that of the build',
  'src/server/backend/database/outer-guard.integration.test.ts':
    'a query past a transaction would wait for ever on one connection, and answer on another',
  'src/server/backend/database/dry-run.integration.test.ts':
    'savepoints in one transaction, on the one connection there is',
  'src/server/backend/database/unit-of-work.integration.test.ts':
    'transactions: one connection, or a pool of them',
  'src/server/backend/security/account-security.integration.test.ts':
    'writes, five of them at the same time: the embedded database has one connection',
  'src/server/backend/files/uploads.integration.test.ts':
    'locks: four uploads that end at the same time, of which two fit; the embedded database has one connection',
  'src/server/backend/seed/seed.integration.test.ts': 'COPY',
  'src/server/backend/tasks/task-queue.integration.test.ts':
    'a queue that is woken by notices of the database, over one connection or several',
  'src/server/backend/live/live-changes.integration.test.ts':
    'lists of people and numbers as parameters, which each driver writes in its own way',
  'src/server/backend/database/listen.integration.test.ts': 'LISTEN, which only a server needs',
  'tests/integration/killing.test.ts': 'what a process leaves behind that ends at any point',
  'tests/integration/killed-news.test.ts': 'the same, of what people are told',
  'tests/integration/admin.test.ts': 'commands that open the folder or the address by themselves',
}
