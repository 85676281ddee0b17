import { accountKinds } from '#contract/account.ts'
import { mailClasses, mailResults } from '#contract/mail-delivery.ts'
import type { Count } from '#server/ports/limit-counts.ts'
import type { WaitingRemoval } from '#server/backend/desk-people/find-people.ts'
import type { PersonState, RemovalState } from '#server/backend/desk-people/person-state.ts'
import type { MailDelivery } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { addMailStops } from '#server/backend/schema/mail-stops/add-mail-stops.ts'
import type { addSecurity } from '#server/backend/schema/security/add-security.ts'

type Refs = ReturnType<typeof addSecurity> & ReturnType<typeof addMailStops>

/** How accounts are, for the operator who helps their people. Nothing of what they wrote or do. */
export const addDeskPeople = (
  builder: Builder,
  { FactorRemovalState: State, MailStopReason: Reason }: Refs,
): void => {
  const AccountKind = builder.enumType('AccountKind', { values: accountKinds })
  const Class = builder.enumType('MailClass', { values: mailClasses })
  const Result = builder.enumType('MailResult', { values: mailResults })
  const AtProvider = builder
    .objectRef<NonNullable<PersonState['atProvider']>>('DeskPersonAtProvider')
    .implement({
      fields: (t) => ({
        emailVerified: t.exposeBoolean('emailVerified'),
        hasPassword: t.exposeBoolean('hasPassword'),
        factors: t.stringList({
          description: 'Masked numbers of second factors.',
          resolve: ({ factors }) => [...factors],
        }),
      }),
    })
  const Stop = builder.objectRef<NonNullable<PersonState['mailStop']>>('DeskPersonMailStop').implement({
    fields: (t) => ({
      reason: t.field({ type: Reason, resolve: ({ reason }) => reason }),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  })
  const Mail = builder.objectRef<MailDelivery>('DeskPersonMail').implement({
    description: 'What became of a mail; not what it said.',
    fields: (t) => ({
      about: t.field({ type: Class, resolve: ({ about }) => about }),
      result: t.field({ type: Result, resolve: ({ result }) => result }),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  })
  const Counted = builder.objectRef<Count>('DeskPersonCount').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      hits: t.exposeInt('hits'),
      resetsAt: t.expose('resetsAt', { type: 'DateTime' }),
    }),
  })
  const PersonRemoval = builder.objectRef<RemovalState>('DeskPersonRemoval').implement({
    fields: (t) => ({
      state: t.field({ type: State, resolve: ({ state }) => state }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
      own: t.exposeBoolean('own', { description: 'The caller started it.' }),
    }),
  })
  const Person = builder.objectRef<PersonState>('DeskPerson').implement({
    fields: (t) => ({
      uid: t.exposeID('uid'),
      kind: t.field({ type: AccountKind, resolve: ({ kind }) => kind }),
      oneself: t.exposeBoolean('oneself'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      atProvider: t.field({
        type: AtProvider,
        nullable: true,
        description: 'Null: the identity provider has nobody of this id any more.',
        resolve: ({ atProvider }) => atProvider,
      }),
      signInPhone: t.exposeString('signInPhone', { nullable: true, description: 'Masked.' }),
      recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
      openSessions: t.exposeInt('openSessions'),
      deletionDueAt: t.expose('deletionDueAt', { type: 'DateTime', nullable: true }),
      frozenUntil: t.expose('frozenUntil', { type: 'DateTime', nullable: true }),
      mailStop: t.field({ type: Stop, nullable: true, resolve: ({ mailStop }) => mailStop }),
      mails: t.field({ type: [Mail], resolve: ({ mails }) => [...mails] }),
      counts: t.field({ type: [Counted], resolve: ({ counts }) => [...counts] }),
      removal: t.field({ type: PersonRemoval, nullable: true, resolve: ({ removal }) => removal }),
    }),
  })
  const Removal = builder.objectRef<WaitingRemoval>('DeskRemoval').implement({
    description: 'The removal of a second factor that is not over.',
    fields: (t) => ({
      id: t.exposeID('id'),
      uid: t.exposeID('uid'),
      state: t.field({ type: State, resolve: ({ state }) => state }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
      own: t.exposeBoolean('own', { description: 'The caller started it.' }),
    }),
  })
  builder.queryFields((t) => ({
    deskRemovals: t.field({
      type: [Removal],
      description: 'The first due first; 50 at the most.',
      resolve: async (_, __, context) => [
        ...(await context.services.desk.people.waiting(callerOf(context).uid)),
      ],
    }),
    deskPerson: t.field({
      type: Person,
      nullable: true,
      description: 'By the exact id; each reading is noted in the audit log.',
      args: { uid: t.arg.id({ required: true }) },
      resolve: async (_, { uid }, context) => {
        const answer = await context.services.desk.people.read(callerOf(context).uid, uid)
        if (answer.kind === 'limited') throw codedError('RATE_LIMITED', 'Too many people were read')
        return answer.kind === 'found' ? answer.person : null
      },
    }),
  }))
}
