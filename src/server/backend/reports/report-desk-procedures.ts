import { askAboutReportsSchema, closeReportsSchema, takeDownReportedSchema } from '#contract/desk-reports.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

const descriptions = { read: 'The stamp of the case as it was read.' }
const types = { jobPostId: 'ID!', step: 'DeskStep!' }

export const askAboutReports = deskProcedure({
  name: 'askAboutReports',
  actions: ['deskReports.ask'],
  description: 'Asks the company about the open reports of an ad, in words that say nothing of who reported.',
  input: askAboutReportsSchema,
  types,
  descriptions,
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.reports.ask(uid, { ...given, question: given.question ?? '' }, step),
})

export const closeReports = deskProcedure({
  name: 'closeReports',
  actions: ['deskReports.close'],
  description: 'Closes the open reports of an ad; its company and those who reported are told.',
  input: closeReportsSchema,
  types: { ...types, outcome: 'ReportOutcome!' },
  descriptions,
  run: ({ services, caller: { uid } }, { step, ...given }) => services.desk.reports.close(uid, given, step),
})

export const takeDownReported = deskProcedure({
  name: 'takeDownReported',
  actions: ['deskReports.takeDown'],
  description: 'Takes an ad down for good and closes its open reports with it.',
  input: takeDownReportedSchema,
  types: { ...types, dangerous: 'String' },
  descriptions: { ...descriptions, dangerous: '`on`: as an offer of crime; who applied is told what to do.' },
  run: ({ services, caller: { uid } }, { step, dangerous, ...given }) =>
    services.desk.reports.takeDown(uid, { ...given, dangerous: dangerous === 'on' }, step),
})
