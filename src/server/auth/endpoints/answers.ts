/** Every answer of the session endpoints is one person's alone. */
const headers = { 'cache-control': 'private, no-store' }

export const jsonAnswer = (
  body: unknown,
  status = 200,
  extra: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { ...headers, ...extra } })

export const textAnswer = (
  text: string,
  status: number,
  extra: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', ...extra },
  })

export const redirectAnswer = (url: string): Response =>
  new Response(null, { status: 303, headers: { ...headers, location: url } })

/** Where an action leads: as JSON for a script that asked for it, else as a redirect for a plain form. */
export const urlAnswer = (
  url: string,
  how: { json: boolean; status: number; headers?: Readonly<Record<string, string>> },
): Response => (how.json ? jsonAnswer({ url }, how.status, how.headers) : redirectAnswer(url))

/** The same answer with further cookies. */
export const withCookies = (answer: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}
