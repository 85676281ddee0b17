import * as z from 'zod/mini'
import { accountKinds } from '#contract/account.ts'
import { recoverySchema, showRecoveryCode } from '#contract/account-security.ts'
import { factorRemovalLinkSchema } from '#contract/factor-removal.ts'
import { idText } from '#contract/text-input.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account, anyone, signedIn } from '#server/domain/access-row.ts'

/*
 * What secures one's own account asks for no second factor by policy: who lacks it has to reach its enrolment.
 */

export const endSignIn = procedure({
  name: 'endSignIn',
  actions: ['config.endSignIn'],
  who: signedIn(),
  input: z.object({ id: idText }),
  answer: 'Boolean!',
  run: ({ services, caller }, { id }) => services.accountSecurity.endSession(caller.uid, id),
})

export const endOtherSignIns = procedure({
  name: 'endOtherSignIns',
  actions: ['config.endOtherSignIns'],
  who: signedIn(),
  description: 'Answers how many ended.',
  input: z.object({ keep: idText }),
  types: { keep: 'ID!' },
  answer: 'Int!',
  run: ({ services, caller }, { keep }) => services.accountSecurity.endOtherSessions(caller.uid, keep),
})

export const removeSecondFactor = procedure({
  name: 'removeSecondFactor',
  actions: ['config.removeSecondFactor'],
  who: signedIn('email', 'recent', 'second_factor_optional'),
  answer: 'Boolean!',
  run: async ({ services, addressedCaller }) => {
    await services.accountSecurity.removeFactor(addressedCaller)
    return true
  },
})

export const announceSecondFactor = procedure({
  name: 'announceSecondFactor',
  actions: ['config.announceSecondFactor'],
  who: account(accountKinds, 'email', 'recent', 'own_second_factor'),
  description:
    'After a phone was enrolled at the provider: the one before is taken away, and it is told by mail. Ten recovery codes, never shown again. Null: no factor is there.',
  answer: '[String!]',
  run: async ({ services, addressedCaller }) => {
    const codes = await services.accountSecurity.factorEnrolled(addressedCaller)
    return codes?.map(showRecoveryCode) ?? null
  },
})

export const announceSignInPhone = procedure({
  name: 'announceSignInPhone',
  actions: ['config.announceSignInPhone'],
  who: account(['student'], 'email', 'verified', 'recent'),
  description:
    'After a number was linked at the provider: it is written down, so that it signs in by SMS, and told by mail. False: no number is there.',
  answer: 'Boolean!',
  run: ({ services, addressedCaller }) => services.accountSecurity.phoneLinked(addressedCaller),
})

export const removeSignInPhone = procedure({
  name: 'removeSignInPhone',
  actions: ['config.removeSignInPhone'],
  who: signedIn('email', 'recent'),
  description: 'The number no longer signs in by SMS. False: there was none.',
  answer: 'Boolean!',
  run: ({ services, addressedCaller }) => services.accountSecurity.removePhone(addressedCaller),
})

export const renewRecoveryCodes = procedure({
  name: 'renewRecoveryCodes',
  actions: ['config.renewRecoveryCodes'],
  who: account(accountKinds, 'email', 'recent', 'own_second_factor'),
  description: 'Ten codes in place of all before; they are never shown again.',
  answer: '[String!]!',
  run: async ({ services, addressedCaller }) =>
    (await services.accountSecurity.renewCodes(addressedCaller)).map(showRecoveryCode),
})

export const recoverAccount = procedure({
  name: 'recoverAccount',
  actions: ['login.recoverAccount'],
  who: anyone,
  description: 'Takes the second factor away with password and recovery code, and signs out everywhere.',
  input: recoverySchema,
  answer: 'RecoveryAnswer!',
  run: ({ services, client }, given) => services.accountSecurity.recover({ ...given, client }),
})

export const announcePasswordChange = procedure({
  name: 'announcePasswordChange',
  actions: ['config.announcePasswordChange'],
  who: signedIn('email', 'recent'),
  description: 'After the provider changed the password: the person is told by mail.',
  answer: 'Boolean!',
  run: async ({ services, addressedCaller }) => {
    await services.accountSecurity.passwordChanged(addressedCaller)
    return true
  },
})

export const exportAccount = procedure({
  name: 'exportAccount',
  actions: ['config.exportAccount'],
  // What a company's people were told names applicants.
  who: signedIn('email', 'recent', 'second_factor'),
  description:
    'What is kept about the caller, as JSON. Null: held off after the operator took a second factor away.',
  answer: 'String',
  run: ({ services, caller }) => services.accountSecurity.exportData(caller.uid),
})

export const requestAccountDeletion = procedure({
  name: 'requestAccountDeletion',
  actions: ['config.requestDeletion'],
  who: account(accountKinds, 'email', 'recent'),
  answer: 'DeletionAnswer!',
  run: ({ services, addressedCaller }) => services.accountDeletion.request(addressedCaller),
})

export const cancelFactorRemoval = procedure({
  name: 'cancelFactorRemoval',
  actions: ['config.cancelFactorRemoval'],
  who: signedIn(),
  description: 'The operator does not take the second factor away. False: nothing waited, or it has begun.',
  answer: 'Boolean!',
  run: ({ services, caller }) => services.factorRemovals.cancel(caller.uid),
})

export const stopFactorRemoval = procedure({
  name: 'stopFactorRemoval',
  actions: ['mails.stopFactorRemoval'],
  who: anyone,
  description: 'The same by the link of a notice, without a sign-in.',
  input: factorRemovalLinkSchema,
  answer: 'FactorLinkAnswer!',
  run: ({ services }, { token }) => services.factorRemovals.cancelByLink(token),
})

export const cancelAccountDeletion = procedure({
  name: 'cancelAccountDeletion',
  actions: ['config.cancelDeletion'],
  who: signedIn('email'),
  answer: 'Boolean!',
  run: ({ services, addressedCaller }) => services.accountDeletion.cancel(addressedCaller),
})
