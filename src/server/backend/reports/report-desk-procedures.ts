import { askAboutReportsSchema, closeReportsSchema, takeDownReportedSchema } from '#contract/desk-reports.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

const descriptions = { read: 'The stamp of the case as it was read.' }
const types = { jobPostId: 'ID!', step: 'DeskStep!' }

export const askAboutReports = procedure({
  name: 'askAboutReports',
  actions: ['deskReports.ask'],
  who: deskAct,
  description: 'Asks the company about the open reports of an ad, in words that say nothing of who reported.',
  input: askAboutReportsSchema,
  types,
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation AskAboutReports($jobPostId: ID!, $read: String!, $question: String, $step: DeskStep!) {
        askAboutReports(jobPostId: $jobPostId, read: $read, question: $question, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.reports.ask(uid, { ...given, question: given.question ?? '' }, step),
})

export const closeReports = procedure({
  name: 'closeReports',
  actions: ['deskReports.close'],
  who: deskAct,
  description: 'Closes the open reports of an ad; its company and those who reported are told.',
  input: closeReportsSchema,
  types: { ...types, outcome: 'ReportOutcome!' },
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation CloseReports(
        $jobPostId: ID!
        $read: String!
        $outcome: ReportOutcome!
        $reason: String!
        $step: DeskStep!
      ) {
        closeReports(jobPostId: $jobPostId, read: $read, outcome: $outcome, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) => services.desk.reports.close(uid, given, step),
})

export const takeDownReported = procedure({
  name: 'takeDownReported',
  actions: ['deskReports.takeDown'],
  who: deskAct,
  description: 'Takes an ad down for good and closes its open reports with it.',
  input: takeDownReportedSchema,
  types,
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation TakeDownReported($jobPostId: ID!, $read: String!, $reason: String!, $step: DeskStep!) {
        takeDownReported(jobPostId: $jobPostId, read: $read, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.reports.takeDown(uid, given, step),
})
