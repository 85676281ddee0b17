import {
  deletionAnswers,
  emailChangeAnswers,
  newEmailSchema,
  recoveryAnswers,
  recoverySchema,
  showRecoveryCode,
} from '#contract/account-security.ts'
import { maskPhone } from '#contract/phone.ts'
import { addressedCallerOf, callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
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
  const EmailChange = builder.enumType('EmailChangeAnswer', { values: emailChangeAnswers })
  const Recovery = builder.enumType('RecoveryAnswer', { values: recoveryAnswers })
  const Deletion = builder.enumType('DeletionAnswer', { values: deletionAnswers })

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
  builder.mutationFields((t) => ({
    endSignIn: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        isUuid(id) ? context.services.accountSecurity.endSession(callerOf(context).uid, id) : false,
    }),
    endOtherSignIns: t.int({
      description: 'Answers how many ended.',
      args: { keep: t.arg.id({ required: true }) },
      resolve: (_, { keep }, context) => {
        if (!isUuid(keep)) throw inputError('Not accepted: keep')
        return context.services.accountSecurity.endOtherSessions(callerOf(context).uid, keep)
      },
    }),
    removeSecondFactor: t.boolean({
      resolve: async (_, __, context) => {
        await context.services.accountSecurity.removeFactor(addressedCallerOf(context))
        return true
      },
    }),
    announceSecondFactor: t.stringList({
      nullable: true,
      description:
        'After a phone was enrolled at the provider: the one before is taken away, and it is told by mail. Ten recovery codes, never shown again. Null: no factor is there.',
      resolve: async (_, __, context) => {
        const codes = await context.services.accountSecurity.factorEnrolled(addressedCallerOf(context))
        return codes?.map(showRecoveryCode) ?? null
      },
    }),
    announceSignInPhone: t.boolean({
      description:
        'After a number was linked at the provider: it is written down, so that it signs in by SMS, and told by mail. False: no number is there.',
      resolve: (_, __, context) => context.services.accountSecurity.phoneLinked(addressedCallerOf(context)),
    }),
    removeSignInPhone: t.boolean({
      description: 'The number no longer signs in by SMS. False: there was none.',
      resolve: (_, __, context) => context.services.accountSecurity.removePhone(addressedCallerOf(context)),
    }),
    renewRecoveryCodes: t.stringList({
      description: 'Ten codes in place of all before; they are never shown again.',
      resolve: async (_, __, context) => {
        const codes = await context.services.accountSecurity.renewCodes(addressedCallerOf(context))
        return codes.map(showRecoveryCode)
      },
    }),
    recoverAccount: t.field({
      type: Recovery,
      description: 'Takes the second factor away with password and recovery code, and signs out everywhere.',
      args: {
        email: t.arg.string({ required: true }),
        password: t.arg.string({ required: true }),
        code: t.arg.string({ required: true }),
      },
      resolve: (_, args, { services, client }) =>
        services.accountSecurity.recover({ ...parseInput(recoverySchema, args), client }),
    }),
    requestEmailChange: t.field({
      type: EmailChange,
      args: { email: t.arg.string({ required: true }) },
      resolve: (_, args, context) => {
        const { email } = parseInput(newEmailSchema, args)
        return context.services.emailChanges.request(addressedCallerOf(context), email)
      },
    }),
    cancelEmailChange: t.boolean({
      description: 'Voids the link that waits. False: none did.',
      resolve: (_, __, context) => context.services.emailChanges.cancel(callerOf(context).uid),
    }),
    announcePasswordChange: t.boolean({
      description: 'After the provider changed the password: the person is told by mail.',
      resolve: async (_, __, context) => {
        await context.services.accountSecurity.passwordChanged(addressedCallerOf(context))
        return true
      },
    }),
    exportAccount: t.string({
      description: 'What is kept about the caller, as JSON.',
      resolve: (_, __, context) => context.services.accountSecurity.exportData(callerOf(context).uid),
    }),
    requestAccountDeletion: t.field({
      type: Deletion,
      resolve: (_, __, context) => context.services.accountDeletion.request(addressedCallerOf(context)),
    }),
    cancelAccountDeletion: t.boolean({
      resolve: (_, __, context) => context.services.accountDeletion.cancel(addressedCallerOf(context)),
    }),
  }))
}
