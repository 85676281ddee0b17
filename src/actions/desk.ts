import * as claims from '#server/backend/desk/desk-procedures.ts'
import * as companies from '#server/backend/companies/company-desk-procedures.ts'
import * as contact from '#server/backend/contact/contact-desk-procedures.ts'
import * as people from '#server/backend/desk-people/desk-people-procedures.ts'
import * as site from '#server/backend/desk/site-procedures.ts'
import * as infos from '#server/backend/infos/info-desk-procedures.ts'
import * as jobPosts from '#server/backend/job-posts/job-post-desk-procedures.ts'
import * as messageReports from '#server/backend/messages/message-report-desk-procedures.ts'
import * as reports from '#server/backend/reports/report-desk-procedures.ts'
import { form } from './action.ts'

/** What is done at the operator's desk. */
export const deskActions = {
  desk: {
    take: form(claims.takeDeskThing),
    release: form(claims.releaseDeskThing),
  },
  deskCompanies: {
    approve: form(companies.approveCompany),
    decide: form(companies.decideCompany),
    acceptRename: form(companies.acceptCompanyRename),
    refuseRename: form(companies.refuseCompanyRename),
    ask: form(companies.askCompany),
    decideAppeal: form(companies.decideCompanyAppeal),
    verify: form(companies.setCompanyVerification),
  },
  deskContact: {
    answer: form(contact.answerContactMessage),
    settle: form(contact.settleContactMessage),
  },
  deskPeople: {
    find: form(people.findPerson),
    resend: form(people.resendVerification),
    liftStop: form(people.liftMailStop),
    unlock: form(people.unlockPerson),
    endSignIns: form(people.endSignInsOf),
    requestDeletion: form(people.requestDeletionFor),
    cancelDeletion: form(people.cancelDeletionFor),
    startRemoval: form(people.startFactorRemoval),
    confirmRemoval: form(people.confirmFactorRemoval),
    endRemoval: form(people.endFactorRemoval),
    moveApplication: form(people.moveForCompany),
  },
  deskInfos: {
    draft: form(infos.draftInfo),
    correct: form(infos.correctInfo),
    publish: form(infos.publishInfo),
    withdraw: form(infos.withdrawInfo),
  },
  deskSite: {
    askAdmin: form(site.askAdminChange),
    confirmAdmin: form(site.confirmAdminChange),
    cancelAdmin: form(site.cancelAdminChange),
    retryTask: form(site.retryTask),
    examine: form(site.examineSite),
    startLeak: form(site.startLeakReport),
    saveLeak: form(site.saveLeakReport),
  },
  deskJobPosts: {
    publish: form(jobPosts.publishReadJobPost),
    return: form(jobPosts.returnJobPost),
    takeDown: form(jobPosts.takeDownJobPost),
  },
  deskMessageReports: {
    read: form(messageReports.readMessageReport),
    close: form(messageReports.closeMessageReport),
  },
  deskReports: {
    ask: form(reports.askAboutReports),
    close: form(reports.closeReports),
    takeDown: form(reports.takeDownReported),
  },
}
