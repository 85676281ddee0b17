import { otherPersonHeader, personMarkField, personMarkHeader } from '#contract/person-mark.ts'
import { findRoute, guardOfView } from '#contract/routes.ts'
import type { Auth } from '#server/auth/auth.ts'
import { errorAnswer } from './error-answer.ts'

/**
 * The beginning of a form as Astro and React write it. Whatever people filled has neither `<` in a text nor `"` in an attribute, so
 * that a `<form` in a value of theirs is followed by a quote before its `method="post"` comes, and is none.
 */
const form = /<form(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*\s*>/g
const isSent = / method="post"/

/** A page that was made for one person: each form on it that changes something says whose it is. */
export const withMarks = async (answer: Response, mark: string): Promise<Response> => {
  if (answer.body === null || answer.headers.get('content-type')?.startsWith('text/html') !== true)
    return answer
  const field = `<input type="hidden" name="${personMarkField}" value="${mark}">`
  const html = await answer.text()
  return new Response(
    html.replaceAll(form, (tag) => (isSent.test(tag) ? tag + field : tag)),
    answer,
  )
}

/** True when nobody sees the page at this address without being signed in. */
export const isPersonal = (url: URL): boolean => {
  const route = findRoute(url.pathname)
  return (
    route?.access === 'session' ||
    (route !== undefined && guardOfView(route, url.searchParams.get('view')) !== undefined)
  )
}

const markOf = async (request: Request, { pathname }: URL): Promise<string | null> => {
  if (pathname.startsWith('/_actions/')) return request.headers.get(personMarkHeader)
  const fields = await request
    .clone()
    .formData()
    .catch(() => null)
  const mark = fields?.get(personMarkField)
  return typeof mark === 'string' ? mark : null
}

/**
 * Whether a form, or a call of a script, comes from a page that was made for somebody else. A page that nobody sees without signing in
 * marks each of its forms; one without a mark is nobody's.
 */
export const isOthers = async (request: Request, url: URL, isOwn: (mark: string) => boolean) => {
  const mark = await markOf(request, url)
  return mark === null ? isPersonal(url) : !isOwn(mark)
}

/** The same of an operation that a script sends with the token of whoever is signed in now. Programs of others have no mark. */
export const isOthersQuery = async (
  { headers }: Request,
  { identity, personMarks }: Pick<Auth, 'identity' | 'personMarks'>,
): Promise<boolean> => {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const mark = headers.get(personMarkHeader)
  if (token === undefined || mark === null) return false
  const claims = await identity.verify(token).catch(() => null)
  return claims !== null && !personMarks.isOf(claims.uid, mark)
}

/** The answer to a call of a script that is somebody else's: its page is loaded anew. */
export const othersCall = (facts: { pathname: string; requestId: string; siteName: string }): Response => {
  const { contentType, body } = errorAnswer(409, facts)
  return new Response(body, {
    status: 409,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', [otherPersonHeader]: '1' },
  })
}
