import type { OperationCaller } from '#server/ports/operations.ts'

/** What an upstream is told of the caller. No visitor's own header of these names ever gets through. */
export const callerHeaders = ({
  requestId,
  bearerToken,
  client,
}: OperationCaller): Record<string, string> => ({
  'x-request-id': requestId,
  ...(bearerToken === null ? {} : { authorization: `Bearer ${bearerToken}` }),
  ...(client === null ? {} : { 'x-client-network': client }),
})
