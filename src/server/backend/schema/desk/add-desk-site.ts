import { consentDocuments } from '#contract/account.ts'
import { adminChangeEnds, adminChangeKinds } from '#contract/desk-admins.ts'
import { leakKinds } from '#contract/leak-report.ts'
import type { AdminChangeLine, AdminLine } from '#server/backend/accounts/admin-lists.ts'
import type { RefusedLimit } from '#server/backend/accounts/limit-refusals.ts'
import { leakStamp, type LeakRow } from '#server/backend/desk/leak-reports.ts'
import type { ConsentCount, DeskSite } from '#server/backend/desk/site.ts'
import type { Finding } from '#server/backend/operator/commands.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { SweepRunRow } from '#server/backend/tasks/sweep-records.ts'
import type { FailedTask } from '#server/backend/tasks/task-queue.ts'

const addTasks = (builder: Builder) => {
  const Failed = builder.objectRef<FailedTask>('DeskFailedTask').implement({
    description: 'Work in the background that used up its tries.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      failedAt: t.field({ type: 'DateTime', resolve: ({ failedAt }) => failedAt }),
      tries: t.exposeInt('tries'),
      words: t.exposeString('words'),
    }),
  })
  const Run = builder.objectRef<SweepRunRow>('DeskSweepRun').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      ranAt: t.field({ type: 'DateTime', resolve: ({ ranAt }) => ranAt }),
      milliseconds: t.exposeInt('milliseconds'),
      found: t.exposeInt('found', { nullable: true, description: 'Null: it failed.' }),
      failedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ failedAt }) => failedAt }),
    }),
  })
  const Limit = builder.objectRef<RefusedLimit>('DeskRefusedLimit').implement({
    fields: (t) => ({ name: t.exposeString('name'), refused: t.exposeInt('refused') }),
  })
  return builder.objectRef<DeskSite>('DeskTasks').implement({
    fields: (t) => ({
      failed: t.field({
        type: [Failed],
        resolve: async (_, __, { services }) => [...(await services.desk.operations.tasks.failed())],
      }),
      sweeps: t.field({
        type: [Run],
        description: 'The last run of each sweep, the longest ago first.',
        resolve: async (site) => [...(await site.sweeps.all())],
      }),
      limits: t.field({
        type: [Limit],
        description: 'Which limits refused how often in the last 24 hours.',
        resolve: async (site) => [...(await site.refusedLimits())],
      }),
    }),
  })
}

const addAdmins = (builder: Builder) => {
  const Kind = builder.enumType('AdminChangeKind', { values: adminChangeKinds })
  const End = builder.enumType('AdminChangeEnd', { values: adminChangeEnds })
  const Admin = builder.objectRef<AdminLine>('DeskAdmin').implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      own: t.boolean({ resolve: ({ uid }, _, { identity }) => identity?.uid === uid }),
    }),
  })
  const Change = builder.objectRef<AdminChangeLine>('DeskAdminChange').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      email: t.exposeString('email'),
      askedBy: t.exposeString('askedByEmail'),
      reason: t.exposeString('reason'),
      askedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      dueAt: t.field({ type: 'DateTime', resolve: ({ dueAt }) => dueAt }),
      endedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endedAt }) => endedAt }),
      end: t.field({ type: End, nullable: true, resolve: ({ end }) => end }),
      own: t.boolean({
        description: 'Whether the reader asked for it or is its subject, and can’t be the second admin.',
        resolve: ({ uid, askedBy }, _, { identity }) => identity?.uid === uid || identity?.uid === askedBy,
      }),
    }),
  })
  return builder.objectRef<DeskSite>('DeskAdmins').implement({
    fields: (t) => ({
      admins: t.field({ type: [Admin], resolve: async ({ admins }) => [...(await admins.admins())] }),
      changes: t.field({
        type: [Change],
        description: 'The newest first.',
        resolve: async ({ admins }) => [...(await admins.changes())],
      }),
    }),
  })
}

const addLeaks = (builder: Builder) => {
  const Kind = builder.enumType('LeakKind', { values: leakKinds })
  return builder.objectRef<LeakRow>('DeskLeak').implement({
    description: 'The record of a leak of personal data.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      learnedOn: t.field({ type: 'Date', resolve: ({ learnedOn }) => learnedOn }),
      kind: t.field({ type: Kind, resolve: ({ wrongful }) => (wrongful ? 'wrongful' : 'mistake') }),
      overview: t.exposeString('overview'),
      items: t.exposeString('items'),
      people: t.exposeString('people'),
      cause: t.exposeString('cause'),
      harm: t.exposeString('harm'),
      told: t.exposeString('told'),
      published: t.exposeString('published'),
      prevention: t.exposeString('prevention'),
      other: t.exposeString('other'),
      firstOn: t.field({ type: 'Date', nullable: true, resolve: ({ firstOn }) => firstOn }),
      finalOn: t.field({ type: 'Date', nullable: true, resolve: ({ finalOn }) => finalOn }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
      stamp: t.string({ resolve: (row) => leakStamp(row) }),
    }),
  })
}

/** The site itself, as the operator sees it. */
export const addDeskSite = (builder: Builder): void => {
  const Tasks = addTasks(builder)
  const Admins = addAdmins(builder)
  const Leak = addLeaks(builder)
  const Document = builder.enumType('LegalDocument', { values: consentDocuments })
  const Consent = builder.objectRef<ConsentCount>('DeskConsentCount').implement({
    fields: (t) => ({
      document: t.field({ type: Document, resolve: ({ document }) => document }),
      version: t.exposeString('version'),
      people: t.exposeInt('people'),
    }),
  })
  const Verdict = builder.enumType('FindingVerdict', { values: ['good', 'wrong', 'unknown'] as const })
  builder.objectRef<Finding>('SiteFinding').implement({
    fields: (t) => ({
      verdict: t.field({ type: Verdict, resolve: ({ verdict }) => verdict }),
      words: t.string({ description: 'In Japanese.', resolve: ({ japanese }) => japanese }),
    }),
  })
  builder.queryFields((t) => ({
    deskTasks: t.field({ type: Tasks, resolve: (_, __, { services }) => services.desk.site }),
    deskAdmins: t.field({ type: Admins, resolve: (_, __, { services }) => services.desk.site }),
    deskConsents: t.field({
      type: [Consent],
      description: 'How many agreed to which version of the legal texts.',
      resolve: async (_, __, { services }) => [...(await services.desk.site.consents())],
    }),
    deskLeaks: t.field({
      type: [Leak],
      resolve: async (_, __, { services }) => [...(await services.desk.leaks.list())],
    }),
    deskLeak: t.field({
      type: Leak,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { services }) => services.desk.leaks.find(id),
    }),
  }))
}
