import * as z from 'zod/mini'
import { ownerHeaders } from './emulator-protocol.ts'

/** A code the embedded provider would have sent by SMS. */
export type SmsCode = { phoneNumber: string; code: string }

/** A link the embedded provider would have mailed by itself, leading to our own page. */
export type ProviderLink = { email: string; mode: 'recoverEmail' | 'revertSecondFactorAddition'; url: string }

const smsCodes = z.object({
  verificationCodes: z.optional(z.array(z.object({ phoneNumber: z.string(), code: z.string() }))),
})
const oobCodes = z.object({
  oobCodes: z.optional(
    z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
  ),
})

const modes: Readonly<Record<string, ProviderLink['mode']>> = {
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
}

/** What the embedded provider would have sent, for /dev/inbox; the newest first. Throws when it doesn't answer. */
export const createEmulatorCodes = ({
  host,
  projectId,
  origin,
}: {
  /** `host:port`. */
  host: string
  projectId: string
  origin: string
}) => {
  const read = async (what: string): Promise<unknown> => {
    const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/${what}`, {
      headers: ownerHeaders,
    })
    if (!answer.ok) throw new Error(`The identity emulator answered ${answer.status}`)
    return answer.json()
  }
  return {
    smsCodes: async (): Promise<readonly SmsCode[]> =>
      (smsCodes.parse(await read('verificationCodes')).verificationCodes ?? []).toReversed(),
    providerLinks: async (): Promise<readonly ProviderLink[]> =>
      (oobCodes.parse(await read('oobCodes')).oobCodes ?? [])
        .toReversed()
        .flatMap(({ email, requestType, oobCode }) => {
          const mode = modes[requestType]
          if (mode === undefined) return []
          return [{ email, mode, url: `${origin}/account/action?${new URLSearchParams({ mode, oobCode })}` }]
        }),
  }
}
