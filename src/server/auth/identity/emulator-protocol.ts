/** What the parent tells the emulator's process first. */
export type EmulatorStart = {
  projectId: string
  /** 0: any free port. */
  port: number
  /** Accounts are kept here; made when missing. Holds passwords in clear, so only its owner may read it. */
  accountsFile: string
  /** Made when `accountsFile` does not exist yet; verified e-mail, no second factor. */
  accounts: readonly EmulatorAccount[]
}

export type EmulatorAccount = { uid: string; email: string; password: string; displayName: string }

/** What the emulator's process answers once. */
export type EmulatorAnswer = { kind: 'ready'; port: number } | { kind: 'failed'; message: string }

/** Admin calls of the emulator are authorised by this fixed word; loopback is what protects them. */
export const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' } as const
