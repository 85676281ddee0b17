import { askAdminChangeSchema, endAdminChangeSchema } from '#contract/desk-admins.ts'
import { retryTaskSchema } from '#contract/desk-tasks.ts'
import { saveLeakSchema, startLeakSchema } from '#contract/leak-report.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

export const askAdminChange = deskProcedure({
  name: 'askAdminChange',
  actions: ['deskSite.askAdmin'],
  description: 'Asks that somebody becomes an admin or is one no longer.',
  input: askAdminChangeSchema,
  types: { kind: 'AdminChangeKind!', step: 'DeskStep!' },
  run: ({ services, caller: { uid } }, asked) => services.desk.site.admins.ask(uid, asked),
})

export const confirmAdminChange = deskProcedure({
  name: 'confirmAdminChange',
  actions: ['deskSite.confirmAdmin'],
  description: 'The yes of a second admin: what was asked takes effect at once.',
  input: endAdminChangeSchema,
  types: { step: 'DeskStep!' },
  run: ({ services, caller: { uid } }, given) => services.desk.site.admins.confirm(uid, given),
})

export const cancelAdminChange = deskProcedure({
  name: 'cancelAdminChange',
  actions: ['deskSite.cancelAdmin'],
  description: 'Stops a change of admins that has not taken effect.',
  input: endAdminChangeSchema,
  types: { step: 'DeskStep!' },
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

export const saveLeakReport = deskProcedure({
  name: 'saveLeakReport',
  actions: ['deskSite.saveLeak'],
  description: 'Saves the record of a leak of personal data.',
  input: saveLeakSchema,
  types: { kind: 'LeakKind!' },
  descriptions: { read: 'The stamp of the record as it was read.' },
  run: ({ services, caller: { uid } }, given) => services.desk.leaks.save(uid, given),
})
