import { emailLinkSchema, newEmailSchema } from '#contract/account-security.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { anyone, signedIn } from '#server/domain/access-row.ts'

export const requestEmailChange = procedure({
  name: 'requestEmailChange',
  actions: ['config.requestEmailChange'],
  who: signedIn('email', 'recent'),
  input: newEmailSchema,
  answer: 'EmailChangeAnswer!',
  run: ({ services, addressedCaller }, { email }) => services.emailChanges.request(addressedCaller, email),
})

export const cancelEmailChange = procedure({
  name: 'cancelEmailChange',
  actions: ['config.cancelEmailChange'],
  who: signedIn(),
  description: 'Voids the link that waits. False: none did.',
  answer: 'Boolean!',
  run: ({ services, caller }) => services.emailChanges.cancel(caller.uid),
})

export const confirmEmailChange = procedure({
  name: 'confirmEmailChange',
  actions: ['account.confirmEmailChange'],
  who: anyone,
  description: 'Changes the address and signs out everywhere.',
  input: emailLinkSchema,
  answer: 'EmailLinkAnswer!',
  run: ({ services }, { token }) => services.emailChanges.confirm(token),
})

export const undoEmailChange = procedure({
  name: 'undoEmailChange',
  actions: ['account.undoEmailChange'],
  who: anyone,
  description: 'Restores the old address, signs out everywhere and mails the link that sets a new password.',
  input: emailLinkSchema,
  answer: 'EmailLinkAnswer!',
  run: ({ services }, { token }) => services.emailChanges.undo(token),
})
