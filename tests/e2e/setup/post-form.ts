/** Sends a plain form as a browser without a session does: what was not taken is read at the page it leads to. */
export const postForm = async (
  origin: string,
  path: string,
  fields: Record<string, string>,
): Promise<Response> => {
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const page = new URL(answer.headers.get('location') ?? '', origin)
  if (!page.searchParams.has('form')) return answer
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return fetch(page, { headers: { cookie: cookie.join('; ') } })
}
