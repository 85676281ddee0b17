/** What e-mail links of the identity provider are for: `mode` of /account/action. */
export const actionModes = [
  'verifyEmail',
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
  'revertSecondFactorAddition',
  'signIn',
] as const
export type ActionMode = (typeof actionModes)[number]

/** What e-mail links of our own are for, beside those: their tokens are ours and the server does the work. */
export const ownActionModes = ['changeEmail', 'undoEmailChange'] as const
export type OwnActionMode = (typeof ownActionModes)[number]
