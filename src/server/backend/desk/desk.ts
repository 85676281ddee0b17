import { createCompanyActs, type CompanyActs } from '#server/backend/companies/company-desk-acts.ts'
import { createDeskCompanies, type DeskCompanies } from '#server/backend/companies/desk-companies.ts'
import {
  createContactActs,
  createContactLists,
  type ContactActs,
  type ContactLists,
} from '#server/backend/contact/contact-desk.ts'
import {
  createDeskPeople,
  type DeskPeople,
  type DeskPeopleParts,
} from '#server/backend/desk-people/desk-people.ts'
import { createInfoActs, createInfoLists, type InfoDesk } from '#server/backend/infos/info-desk.ts'
import { createInfos } from '#server/backend/infos/infos.ts'
import type { People } from '#server/ports/people.ts'
import {
  createJobPostActs,
  createJobPostDeskLists,
  type JobPostDesk,
} from '#server/backend/job-posts/job-post-desk.ts'
import {
  createMessageReportDesk,
  type MessageReportDesk,
} from '#server/backend/messages/message-report-desk.ts'
import {
  createReportActs,
  createReportDeskLists,
  type ReportDesk,
} from '#server/backend/reports/report-desk.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createDeskActs, type DeskActs } from './acts.ts'
import { createDeskAudit, type DeskAudit } from './audit.ts'
import { createDeskClaims, type DeskClaims } from './claims.ts'
import { createDeskFiles, type DeskFiles } from './desk-files.ts'
import { createDeskFigures, type DeskFigures } from './figures.ts'
import { createLeakReports, type LeakReports } from './leak-reports.ts'
import type { DeskOperations } from './operations.ts'
import { createDeskSite, type DeskSite } from './site.ts'
import { createDeskToday, type DeskTodayReader } from './today.ts'
import { createYearlyReport } from './yearly-report.ts'

/** What the operator's desk reads and does; who may is judged before. */
export type Desk = {
  act: DeskActs
  claims: DeskClaims
  today: DeskTodayReader
  audit: DeskAudit
  companies: DeskCompanies & CompanyActs
  contact: ContactLists & ContactActs
  people: DeskPeople
  infos: InfoDesk
  leaks: LeakReports
  site: DeskSite
  figures: DeskFigures
  jobPosts: JobPostDesk
  messageReports: MessageReportDesk
  reports: ReportDesk
  files: DeskFiles
  operations: DeskOperations
}

type Dependencies = Omit<DeskPeopleParts, 'act'> & {
  people: Pick<People, 'findByEmail'>
  siteName: string
  operatorEmail: string
  operations: DeskOperations
  files: { store: Pick<FileStore, 'open'> }
}

export const createDesk = (dependencies: Dependencies): Desk => {
  const { database, work, siteName, origin, operatorEmail, operations, files, now } = dependencies
  const claims = createDeskClaims({ database, work, now })
  const audit = createDeskAudit(database)
  const act = createDeskActs({
    work,
    mailSite: { name: siteName, origin, operator: { email: operatorEmail } },
  })
  return {
    act,
    claims,
    today: createDeskToday({ database, claims }),
    audit,
    companies: { ...createDeskCompanies(database), ...createCompanyActs(act) },
    contact: { ...createContactLists(database), ...createContactActs(act) },
    people: createDeskPeople({ ...dependencies, act }),
    infos: {
      ...createInfoLists({ database, now }),
      ...createInfoActs(act, createInfos({ work })),
    },
    leaks: createLeakReports({ database, work }),
    site: createDeskSite({ ...dependencies, act }),
    figures: createDeskFigures({ database, now }),
    jobPosts: { ...createJobPostDeskLists(database, now), ...createJobPostActs(act) },
    messageReports: createMessageReportDesk({ database, work, store: files.store, act }),
    reports: { ...createReportDeskLists(database), ...createReportActs(act) },
    files: createDeskFiles({ work, audit, yearlyReport: createYearlyReport({ database, now }) }),
    operations,
  }
}
