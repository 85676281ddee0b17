/** Seconds after which the line of drawings has surely moved on. */
const retrySeconds = 5

/**
 * What was drawn as an answer; 503 with `Retry-After` while too many others wait for theirs, or where it could not be made in
 * time. The host gives that a page, and nothing of it says to save it as a file.
 */
export const drawnAnswer = (
  drawn: Awaited<ReturnType<App.Locals['drawCard']>>,
  headers: Readonly<Record<string, string>>,
): Response =>
  drawn.kind === 'drawn'
    ? new Response(Buffer.from(drawn.bytes), { headers })
    : new Response(null, { status: 503, headers: { 'retry-after': String(retrySeconds) } })
