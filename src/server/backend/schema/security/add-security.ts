import {
  deletionAnswers,
  emailChangeAnswers,
  newEmailSchema,
  recoveryAnswers,
  recoverySchema,
  showRecoveryCode,
} from '#contract/account-security.ts'
import { maskPhone } from '#contract/phone.ts'
import { requireEmail, requireIdentity } from '#server/backend/schema/account/require-identity.ts'
import { requireRole } from '#server/backend/schema/account/require-role.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { AccountSecurity } from '#server/backend/security/account-security.ts'
import { requireRecent } from './require-recent.ts'

type Overview = Awaited<ReturnType<AccountSecurity['overview']>>

/** The security of the caller's account. What could be misused by a passer-by wants a sign-in of the last minutes. */
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
  const EmailChange = builder.enumType('EmailChangeAnswer', { values: emailChangeAnswers })
  const Recovery = builder.enumType('RecoveryAnswer', { values: recoveryAnswers })
  const Deletion = builder.enumType('DeletionAnswer', { values: deletionAnswers })

  builder.queryFields((t) => ({
    accountSecurity: t.field({
      type: Security,
      resolve: (_, __, context) => context.security.overview(requireIdentity(context).uid),
    }),
  }))
  builder.mutationFields((t) => ({
    endSignIn: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => {
        const { uid } = requireIdentity(context)
        return isUuid(id) ? context.security.endSession(uid, id) : false
      },
    }),
    endOtherSignIns: t.int({
      description: 'Answers how many ended.',
      args: { keep: t.arg.id({ required: true }) },
      resolve: (_, { keep }, context) => {
        const { uid } = requireIdentity(context)
        if (!isUuid(keep)) throw codedError('INVALID_INPUT', 'Not accepted: keep')
        return context.security.endOtherSessions(uid, keep)
      },
    }),
    removeSecondFactor: t.boolean({
      resolve: async (_, __, context) => {
        await context.security.removeFactor(requireRecent(context))
        return true
      },
    }),
    announceSignInPhone: t.boolean({
      description:
        'After a number was linked at the provider: the person is told by mail. False: no number is there.',
      resolve: async (_, __, context) => {
        const person = requireRecent(context)
        await requireRole(context, 'student')
        return context.security.phoneLinked(person)
      },
    }),
    removeSignInPhone: t.boolean({
      description: 'The number no longer signs in by SMS. False: there was none.',
      resolve: (_, __, context) => context.security.removePhone(requireRecent(context)),
    }),
    renewRecoveryCodes: t.stringList({
      description: 'Ten codes in place of all before; they are never shown again.',
      resolve: async (_, __, context) => {
        const { uid, secondFactor } = requireRecent(context)
        if (!secondFactor) throw codedError('FORBIDDEN', 'Codes stand in for a second factor')
        return (await context.security.renewCodes(uid)).map(showRecoveryCode)
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
      resolve: (_, args, { security, client }) =>
        security.recover({ ...parseInput(recoverySchema, args), client }),
    }),
    requestEmailChange: t.field({
      type: EmailChange,
      args: { email: t.arg.string({ required: true }) },
      resolve: (_, args, context) => {
        const { email } = parseInput(newEmailSchema, args)
        return context.security.changeEmail(requireRecent(context), email)
      },
    }),
    announcePasswordChange: t.boolean({
      description: 'After the provider changed the password: the person is told by mail.',
      resolve: async (_, __, context) => {
        await context.security.passwordChanged(requireRecent(context))
        return true
      },
    }),
    exportAccount: t.string({
      description: 'What is kept about the caller, as JSON.',
      resolve: (_, __, context) => context.security.exportData(requireRecent(context).uid),
    }),
    requestAccountDeletion: t.field({
      type: Deletion,
      resolve: (_, __, context) => context.security.requestDeletion(requireRecent(context)),
    }),
    cancelAccountDeletion: t.boolean({
      resolve: (_, __, context) => context.security.cancelDeletion(requireEmail(context)),
    }),
  }))
}
