import { askAdminChangeSchema, endAdminChangeSchema } from '#contract/desk-admins.ts'
import { retryTaskSchema } from '#contract/desk-tasks.ts'
import { saveLeakSchema, startLeakSchema } from '#contract/leak-report.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

export const askAdminChange = procedure({
  name: 'askAdminChange',
  actions: ['deskSite.askAdmin'],
  who: deskAct,
  description: 'Asks that somebody becomes an admin or is one no longer.',
  input: askAdminChangeSchema,
  types: { kind: 'AdminChangeKind!', step: 'DeskStep!' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation AskAdminChange($kind: AdminChangeKind!, $email: String!, $reason: String!, $step: DeskStep!) {
        askAdminChange(kind: $kind, email: $email, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, asked) => services.desk.site.admins.ask(uid, asked),
})

export const confirmAdminChange = procedure({
  name: 'confirmAdminChange',
  actions: ['deskSite.confirmAdmin'],
  who: deskAct,
  description: 'The yes of a second admin: what was asked takes effect at once.',
  input: endAdminChangeSchema,
  types: { step: 'DeskStep!' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation ConfirmAdminChange($id: ID!, $step: DeskStep!) {
        confirmAdminChange(id: $id, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, given) => services.desk.site.admins.confirm(uid, given),
})

export const cancelAdminChange = procedure({
  name: 'cancelAdminChange',
  actions: ['deskSite.cancelAdmin'],
  who: deskAct,
  description: 'Stops a change of admins that has not taken effect.',
  input: endAdminChangeSchema,
  types: { step: 'DeskStep!' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation CancelAdminChange($id: ID!, $step: DeskStep!) {
        cancelAdminChange(id: $id, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, given) => services.desk.site.admins.cancel(uid, given),
})

export const retryTask = procedure({
  name: 'retryTask',
  actions: ['deskSite.retryTask'],
  who: deskAct,
  description: 'Gives a failed task a new set of tries. False: it is not among the failed ones.',
  input: retryTaskSchema,
  answer: 'Boolean!',
  run: ({ services, caller: { uid } }, { id }) => services.desk.site.retryTask(uid, id),
})

export const examineSite = procedure({
  name: 'examineSite',
  actions: ['deskSite.examine'],
  who: deskAct,
  description: 'Looks at configuration, database and identity provider.',
  answer: '[SiteFinding!]!',
  document: graphql(`
    mutation ExamineSite {
      examineSite {
        verdict
        words
      }
    }
  `),
  run: ({ services }) => services.desk.operations.examine(),
})

export const startLeakReport = procedure({
  name: 'startLeakReport',
  actions: ['deskSite.startLeak'],
  who: deskAct,
  description: 'Begins the record of a leak of personal data. Answers its id.',
  input: startLeakSchema,
  types: { kind: 'LeakKind!' },
  answer: 'ID!',
  run: ({ services, caller: { uid } }, given) => services.desk.leaks.start(uid, given),
})

export const saveLeakReport = procedure({
  name: 'saveLeakReport',
  actions: ['deskSite.saveLeak'],
  who: deskAct,
  description: 'Saves the record of a leak of personal data.',
  input: saveLeakSchema,
  types: { kind: 'LeakKind!' },
  descriptions: { read: 'The stamp of the record as it was read.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation SaveLeakReport(
        $id: ID!
        $read: String!
        $title: String!
        $learnedOn: String!
        $kind: LeakKind!
        $overview: String
        $items: String
        $people: String
        $cause: String
        $harm: String
        $told: String
        $published: String
        $prevention: String
        $other: String
        $firstOn: String
        $finalOn: String
      ) {
        saveLeakReport(
          id: $id
          read: $read
          title: $title
          learnedOn: $learnedOn
          kind: $kind
          overview: $overview
          items: $items
          people: $people
          cause: $cause
          harm: $harm
          told: $told
          published: $published
          prevention: $prevention
          other: $other
          firstOn: $firstOn
          finalOn: $finalOn
        ) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, given) => services.desk.leaks.save(uid, given),
})
