import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { hintCookie, readHint } from '#contract/hint-cookie.ts'
import { isId } from '#contract/id.ts'
import { createSourceOf } from './source-of.ts'

/** What of a request tells whether it is a view. */
export type Look = { method: string; headers: IncomingHttpHeaders; context: { pathname: string } }

/** What one visitor's look at an ad adds to its numbers. Nothing of who they are is in it. */
export type View = { jobPostId: string; source: string }

const adPath = '/jobpost/'

/** A text of its own: a slice would keep the whole header in memory. */
const beginningOf = (header: string): string => Buffer.from(header.slice(0, 256), 'latin1').toString('latin1')
/** Browsers have some hundreds of names, and `isbot` takes as long as an answer from the cache. */
const bots = new LRUCache<string, boolean>({ max: 2000 })
/** Programs that say so in their name; who has no name is no browser. Only its beginning is looked at. */
const isProgram = (userAgent: string | undefined): boolean => {
  if (userAgent === undefined || userAgent === '') return true
  const beginning = beginningOf(userAgent)
  const isBot = bots.get(beginning) ?? isbot(beginning)
  bots.set(beginning, isBot)
  return isBot
}

/** Fetched ahead by a browser, whether or not a person ever sees it. */
const isAhead = (headers: IncomingHttpHeaders): boolean =>
  purposes.some((name) => {
    const purpose = headers[name]
    return typeof purpose === 'string' && /prefetch|prerender|preview/i.test(purpose)
  })
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Browsers ask so when a page is loaded again; nobody is told apart, so that this is all there is to know it by. */
const isReload = ({ 'cache-control': control }: IncomingHttpHeaders): boolean =>
  control !== undefined && /\b(?:no-cache|max-age=0)\b/i.test(control)

/** Fetched by a script or as a part of something, where the browser says what for. */
const isPart = ({ 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean =>
  destination !== undefined && destination !== 'document'

/** Companies and operators look at ads because it is their work. */
const isAtWork = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined &&
  atWork.some((value) => cookie.includes(value)) &&
  cookie.split(';').some((each) => {
    const [name, value] = each.trim().split('=')
    if (name !== hintCookie) return false
    const hint = readHint(value)
    return hint.kind === 'signed in' && (hint.viewer === 'company' || hint.viewer === 'admin')
  })

/** What such a cookie holds: looked for first, since it is quickly seen not to be there. */
const atWork = [`${hintCookie}=company`, `${hintCookie}=admin`] as const

/**
 * Reads which requests for the page of an ad are views of it. Whether the answer was the page is the caller's to know.
 * @param siteOrigin of this site: where views within it come from.
 */
export const createViewOf = (siteOrigin: string): ((look: Look) => View | null) => {
  const sourceOf = createSourceOf(siteOrigin)
  return ({ method, headers, context: { pathname } }) => {
    if (method !== 'GET' || !pathname.startsWith(adPath)) return null
    const jobPostId = pathname.slice(adPath.length)
    if (!isId(jobPostId)) return null
    const isNone = isAhead(headers) || isReload(headers) || isPart(headers) || isAtWork(headers)
    if (isNone || isProgram(headers['user-agent'])) return null
    return { jobPostId, source: sourceOf(headers.referer) }
  }
}
