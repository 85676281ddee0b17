import { createRejectedSignUps } from './rejected-sign-ups.ts'
import { createVerificationCodes } from './verification-codes.ts'
import { createWaitingSignUps } from './waiting-sign-ups.ts'

type Dependencies = Parameters<typeof createRejectedSignUps>[0] &
  Parameters<typeof createVerificationCodes>[0] &
  Parameters<typeof createWaitingSignUps>[0]

/** What is done with addresses that nobody has confirmed yet. */
export const createAddressServices = (dependencies: Dependencies) => ({
  rejectedSignUps: createRejectedSignUps(dependencies),
  verificationCodes: createVerificationCodes(dependencies),
  waitingSignUps: createWaitingSignUps(dependencies),
})

export type AddressServices = ReturnType<typeof createAddressServices>
