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

/**
 * Hours in which a link of the identity provider can be used, as mails and pages say them. How long its codes live can't
 * be set and is nowhere documented (firebase-admin-node, issue 697): these are its developers' word of 2020.
 */
export const linkHours = { verifyEmail: 72, resetPassword: 1, signIn: 6 } as const satisfies Partial<
  Record<ActionMode, number>
>
