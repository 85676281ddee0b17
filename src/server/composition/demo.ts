import { demoAccounts } from '#server/auth/identity/demo-accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { createDemoAccounts } from '#server/backend/seed/demo-accounts.ts'
import { seedDemoApplicants } from '#server/backend/seed/demo-applicants.ts'
import { seedDemoReplies } from '#server/backend/seed/demo-replies.ts'
import { seedDemoCompanyAds } from '#server/backend/seed/demo-company-ads.ts'
import { seedDemoSite } from '#server/backend/seed/demo-site.ts'
import { seedDemoDeskCompanies } from '#server/backend/seed/demo-desk-companies.ts'
import { seedDemoContact } from '#server/backend/seed/demo-contact.ts'
import { seedDemoFactorRemoval } from '#server/backend/seed/demo-factor-removal.ts'
import { seedDemoInterviews } from '#server/backend/seed/demo-interviews.ts'
import { seedDemoKnownApplicant } from '#server/backend/seed/demo-known-applicant.ts'
import { seedDemoMessages } from '#server/backend/seed/demo-messages.ts'
import { seedDemoMembers } from '#server/backend/seed/demo-company-members.ts'
import { seedDemoNews } from '#server/backend/seed/demo-news.ts'
import { seedDemoReports } from '#server/backend/seed/demo-reports.ts'
import { seedDemoNumbers } from '#server/backend/seed/demo-numbers.ts'
import { seedDemoResults, seedDemoRun } from '#server/backend/seed/demo-questionnaires.ts'
import { seedDemoStudent } from '#server/backend/seed/demo-student.ts'
import { seedDemo } from '#server/backend/seed/seed-demo.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { FileStore } from '#server/ports/file-store.ts'

/** What a first visitor of embedded mode finds: companies with their ads, and people who use the site. False: ads were there already. */
export const fillDemo = async (
  handle: DatabaseHandle & { store: FileStore },
  cipher: DataCipher,
  now: () => Date,
): Promise<boolean> => {
  const loaded = await seedDemo(handle, now())
  const made = await createDemoAccounts(handle.database, demoAccounts, now())
  await seedDemoMembers(handle.database, made, now())
  // The first has everything; the second is in the middle of a questionnaire.
  const [student, second] = demoAccounts.filter(({ kind }) => kind === 'student')
  if (student !== undefined) {
    await seedDemoStudent(handle, student, now())
    await seedDemoResults(handle.database, cipher, student.uid, now())
  }
  if (second !== undefined) await seedDemoRun(handle.database, cipher, second.uid, now())
  // The company whose members show every role.
  const owner = demoAccounts.find(({ kind }) => kind === 'company')
  if (owner !== undefined) {
    await seedDemoCompanyAds(handle, owner, now())
    await seedDemoApplicants(handle, owner, now())
    if (student !== undefined) await seedDemoKnownApplicant(handle, { student, member: owner }, now())
    await seedDemoReports(handle, owner, now())
    await seedDemoNumbers(handle, owner, now())
    await seedDemoReplies(handle, owner, now())
    await seedDemoInterviews(handle, now())
    if (student !== undefined) await seedDemoMessages(handle, { student, member: owner }, now())
  }
  await seedDemoContact(handle, now())
  await seedDemoDeskCompanies(handle, now())
  await seedDemoFactorRemoval(handle, now())
  await seedDemoSite(handle, now())
  for (const person of demoAccounts) await seedDemoNews(handle, person, now())
  return loaded
}
