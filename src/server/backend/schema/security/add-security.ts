import { deletionAnswers, emailChangeAnswers, recoveryAnswers } from '#contract/account-security.ts'
import { maskPhone } from '#contract/phone.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { AccountSecurity } from '#server/backend/security/account-security.ts'

type Overview = Awaited<ReturnType<AccountSecurity['overview']>>
type Waiting = Awaited<ReturnType<AccountSecurity['waiting']>>

/** The security of the caller's account. */
export const addSecurity = (builder: Builder): void => {
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
  const Waiting = builder.objectRef<Waiting>('AccountWaiting').implement({
    description: 'What was asked for, is not done yet, and can be taken back.',
    fields: (t) => ({
      deletionDueAt: t.expose('deletionDueAt', { type: 'DateTime', nullable: true }),
      newEmail: t.exposeString('newEmail', {
        nullable: true,
        description: 'The address whose link was not used yet.',
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
    accountSecurity: t.field({
      type: Security,
      resolve: (_, __, context) => context.services.accountSecurity.overview(callerOf(context).uid),
    }),
  }))
}
