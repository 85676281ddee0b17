/** What a person is told by mail about their account. */
export type SecurityNotice =
  | { kind: 'password changed' }
  | { kind: 'second factor removed' }
  /** `phone`: masked. */
  | { kind: 'sign-in phone linked'; phone: string }
  | { kind: 'sign-in phone removed' }
  | { kind: 'recovery code used'; left: number }
  | { kind: 'deletion requested'; dueAt: Date }
  | { kind: 'deletion cancelled' }
  | { kind: 'account deleted' }

export type SecurityMailsPort = {
  sendNotice: (email: string, notice: SecurityNotice) => Promise<void>
  sendEmailChange: (change: {
    email: string
    newEmail: string
    continueUrl: string
  }) => Promise<'sent' | 'limited'>
}
