/** Seconds after which the line of drawings has surely moved on. */
const retrySeconds = 5

/** The drawn picture as an answer; 503 with `Retry-After` while too many others wait for theirs. */
export const cardAnswer = (drawn: Awaited<ReturnType<App.Locals['drawCard']>>): Response =>
  drawn.kind === 'busy'
    ? new Response(null, { status: 503, headers: { 'retry-after': String(retrySeconds) } })
    : new Response(Buffer.from(drawn.bytes), {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
      })
