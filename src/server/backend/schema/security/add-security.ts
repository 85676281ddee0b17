import { deletionAnswers, emailChangeAnswers, recoveryAnswers } from '#contract/account-security.ts'
import { factorLinkAnswers, factorRemovalStates } from '#contract/factor-removal.ts'
import { maskPhone } from '#contract/phone.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { FactorRemovalRow } from '#server/backend/security/factor-removal-rows.ts'
import type { AccountSecurity } from '#server/backend/security/account-security.ts'

type Overview = Awaited<ReturnType<AccountSecurity['overview']>>
type Waiting = Awaited<ReturnType<AccountSecurity['waiting']>>

/** The security of the caller's account. */
export const addSecurity = (builder: Builder) => {
  const SignIn = builder.objectRef<Overview['sessions'][number]>('AccountSignIn').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      device: t.exposeString('device', { description: 'Browser and system in words.' }),
      signedInAt: t.expose('createdAt', { type: 'DateTime' }),
      lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    }),
  })
  const Factor = builder.objectRef<NonNullable<Overview['factor']>>('SecondFactor').implement({
    fields: (t) => ({
      phone: t.string({ description: 'Masked.', resolve: ({ phone }) => maskPhone(phone ?? '') }),
      enrolledAt: t.expose('enrolledAt', { type: 'DateTime', nullable: true }),
    }),
  })
  const Security = builder.objectRef<Overview>('AccountSecurity').implement({
    fields: (t) => ({
      secondFactor: t.field({ type: Factor, nullable: true, resolve: ({ factor }) => factor }),
      signInPhone: t.string({
        nullable: true,
        description: 'Masked; a number that signs in by SMS alone.',
        resolve: ({ signInPhone }) => (signInPhone === null ? null : maskPhone(signInPhone)),
      }),
      hasPassword: t.exposeBoolean('hasPassword'),
      recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
      deletionDueAt: t.expose('deletionDueAt', { type: 'DateTime', nullable: true }),
      signIns: t.field({ type: [SignIn], resolve: ({ sessions }) => [...sessions] }),
    }),
  })
  const State = builder.enumType('FactorRemovalState', {
    values: factorRemovalStates,
    description: 'asked: a second admin has to confirm; begun: it cannot be cancelled any more.',
  })
  builder.enumType('FactorLinkAnswer', { values: factorLinkAnswers })
  const Removal = builder.objectRef<Pick<FactorRemovalRow, 'state' | 'dueAt'>>('FactorRemoval').implement({
    description: 'The operator takes a second factor away.',
    fields: (t) => ({
      state: t.field({ type: State, resolve: ({ state }) => state }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    }),
  })
  const Waiting = builder.objectRef<Waiting>('AccountWaiting').implement({
    description: 'What was asked for, is not done yet, and can be taken back.',
    fields: (t) => ({
      deletionDueAt: t.expose('deletionDueAt', { type: 'DateTime', nullable: true }),
      newEmail: t.exposeString('newEmail', {
        nullable: true,
        description: 'The address whose link was not used yet.',
      }),
      factorRemoval: t.field({
        type: Removal,
        nullable: true,
        description: 'The operator was asked to take the second factor away.',
        resolve: ({ factorRemoval }) => factorRemoval,
      }),
      frozenUntil: t.expose('frozenUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'Until then address, password and ways to sign in stay, and nothing is exported.',
      }),
    }),
  })
  builder.enumType('EmailChangeAnswer', { values: emailChangeAnswers })
  builder.enumType('RecoveryAnswer', { values: recoveryAnswers })
  builder.enumType('DeletionAnswer', { values: deletionAnswers })

  builder.queryFields((t) => ({
    accountWaiting: t.field({
      type: Waiting,
      resolve: (_, __, context) => context.services.accountSecurity.waiting(callerOf(context).uid),
    }),
    factorRemovalLink: t.field({
      type: Removal,
      nullable: true,
      description: 'What the link of a notice is about; looking changes nothing. Null: it is none of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services }) => services.factorRemovals.look(token),
    }),
    accountSecurity: t.field({
      type: Security,
      resolve: (_, __, context) => context.services.accountSecurity.overview(callerOf(context).uid),
    }),
  }))
  return { FactorRemovalState: State }
}
