import { otherPersonHeader, personMarkField, personMarkHeader } from '#contract/person-mark.ts'
import { findRoute, guardOfView } from '#contract/routes.ts'
import type { Auth } from '#server/auth/auth.ts'
import { errorAnswer } from './error-answer.ts'

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
 * Whether a form, or a call of a script, comes from a page that was made for somebody else. Every form of a page that asks for a
 * sign-in carries its owner's mark, so a form without one is refused there.
 */
export const hasOtherOwner = async (request: Request, url: URL, isOwn: (mark: string) => boolean) => {
  const mark = await markOf(request, url)
  return mark === null ? isPersonal(url) : !isOwn(mark)
}

/** The same for an operation that a script sends with the token of whoever is signed in now. Other programs send no mark. */
export const queryHasOtherOwner = async (
  { headers }: Request,
  { identity, personMarks }: Pick<Auth, 'identity' | 'personMarks'>,
): Promise<boolean> => {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const mark = headers.get(personMarkHeader)
  if (token === undefined || mark === null) return false
  const claims = await identity.verify(token).catch(() => null)
  return claims !== null && !personMarks.isOf(claims.uid, mark)
}

/** Refuses a call of a script whose page has another owner; the script then loads the page anew. */
export const otherOwnerAnswer = (facts: {
  pathname: string
  requestId: string
  siteName: string
}): Response => {
  const { contentType, body } = errorAnswer(409, facts)
  return new Response(body, {
    status: 409,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', [otherPersonHeader]: '1' },
  })
}
