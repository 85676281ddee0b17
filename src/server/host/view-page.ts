import { findRoute } from '#contract/routes.ts'
import { trimEnd } from '#contract/trim.ts'

/** Views that are pages of their own, so that the page everybody reads carries nothing of them. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/company': ['calendar', 'edit', 'members', 'preview', 'tokens'],
  '/company/jobpost': [
    'applicants',
    'bulk',
    'decline',
    'edit',
    'files',
    'interviews',
    'new',
    'preview',
    'replies',
  ],
  '/jobpost/{id}': ['apply'],
}

/**
 * Where the page of a view lies, which the gate has let this person see; null: the address is the page. It has no address
 * of its own, and answers 404 when it is asked for by where it lies. A sign-up with an invitation and the report of an ad are
 * such pages as well.
 */
export const viewPage = ({ pathname, searchParams, search }: URL): string | null => {
  const route = findRoute(pathname)
  if (route?.path === '/account/new' && searchParams.has('invite')) return `/account/invited${search}`
  if (route?.path === '/contact' && searchParams.get('kind') === 'report') return `/contact/report${search}`
  const view = searchParams.get('view')
  if (route === undefined || view === null || pages[route.path]?.includes(view) !== true) return null
  return `${trimEnd(pathname, /\//)}/${view}${search}`
}

/**
 * A view that another page of the site shows in a frame. Of its policy only who may frame it is another: nobody else's
 * page, as of every page, but ours.
 */
export const framedHere = ({ pathname, searchParams }: URL, answer: Response): Response => {
  const policy = answer.headers.get('content-security-policy')
  const isFramed = findRoute(pathname)?.path === '/company/jobpost' && searchParams.get('view') === 'preview'
  if (isFramed && policy !== null)
    answer.headers.set(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
  return answer
}
