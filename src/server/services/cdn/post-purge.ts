/** Milliseconds. */
const timeout = 10_000

/** Sends one purge and answers the response. Rejects for a status of failure; its words never hold the token. */
export const postPurge = async (
  url: string,
  request: { headers: Record<string, string>; body?: string },
  signal: AbortSignal,
): Promise<Response> => {
  const response = await fetch(url, {
    ...request,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`The CDN answered a purge with ${response.status}`)
}
