import type { GatewayCaller } from './gateway.ts'

/** What an upstream is told of the caller. No visitor's own header of these names ever gets through. */
export const callerHeaders = ({ requestId, bearerToken, client }: GatewayCaller): Record<string, string> => ({
  'x-request-id': requestId,
  ...(bearerToken === null ? {} : { authorization: `Bearer ${bearerToken}` }),
  ...(client === null ? {} : { 'x-client-network': client }),
})
