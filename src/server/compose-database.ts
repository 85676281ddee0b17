import { demoAccounts } from './auth/identity/demo-accounts.ts'
import { migrate, readMigrations } from './backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from './backend/database/open.ts'
import { createDemoAccounts } from './backend/seed/demo-accounts.ts'
import { seedDemoApplicants } from './backend/seed/demo-applicants.ts'
import { seedDemoReplies } from './backend/seed/demo-replies.ts'
import { seedDemoCompanyAds } from './backend/seed/demo-company-ads.ts'
import { seedDemoInterviews } from './backend/seed/demo-interviews.ts'
import { seedDemoMessages } from './backend/seed/demo-messages.ts'
import { seedDemoMembers } from './backend/seed/demo-company-members.ts'
import { seedDemoNews } from './backend/seed/demo-news.ts'
import { seedDemoReports } from './backend/seed/demo-reports.ts'
import { seedDemoNumbers } from './backend/seed/demo-numbers.ts'
import { seedDemoResults, seedDemoRun } from './backend/seed/demo-questionnaires.ts'
import { seedDemoStudent } from './backend/seed/demo-student.ts'
import { seedDemo } from './backend/seed/seed-demo.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataCipher } from './platform/data-cipher.ts'
import type { Log } from './platform/log.ts'

/** Tables as this program has them, and what a first visitor of embedded mode finds in them. */
export const prepareDatabase = async (
  config: Config,
  cipher: DataCipher,
  log: Log,
): Promise<DatabaseHandle> => {
  const handle = await openDatabase(databasePlace(config))
  const applied = await migrate(handle, await readMigrations())
  if (applied.length > 0) log.info({ applied }, 'migrations were applied')
  if (!config.demo) return handle
  if (await seedDemo(handle, systemClock())) log.info('the demo data was loaded')
  const made = await createDemoAccounts(handle.database, demoAccounts, systemClock())
  await seedDemoMembers(handle.database, made, systemClock())
  // The first has everything; the second is in the middle of a questionnaire.
  const [student, second] = demoAccounts.filter(({ kind }) => kind === 'student')
  if (student !== undefined) {
    await seedDemoStudent(handle, student, systemClock())
    await seedDemoResults(handle.database, cipher, student.uid, systemClock())
  }
  if (second !== undefined) await seedDemoRun(handle.database, cipher, second.uid, systemClock())
  // The company whose members show every role.
  const owner = demoAccounts.find(({ kind }) => kind === 'company')
  if (owner !== undefined) {
    await seedDemoCompanyAds(handle, owner, systemClock())
    await seedDemoApplicants(handle, owner, systemClock())
    await seedDemoReports(handle, owner, systemClock())
    await seedDemoNumbers(handle, owner, systemClock())
    await seedDemoReplies(handle, owner, systemClock())
    await seedDemoInterviews(handle, systemClock())
    if (student !== undefined) await seedDemoMessages(handle, { student, member: owner }, systemClock())
  }
  for (const person of demoAccounts) await seedDemoNews(handle, person, systemClock())
  return handle
}
