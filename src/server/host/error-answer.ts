import { apiProblems, type ApiProblemCode } from '#contract/company-api-problems.ts'
import type { OutageCode } from '#contract/error-codes.ts'
import { errorCopy, outageCopy, type HostStatus } from './error-copy.ts'
import { answersJson, apiPath } from './route-class.ts'

type Facts = { pathname: string; requestId: string; siteName: string }

export type ErrorAnswer = { contentType: string; body: string }

/** The answer of the host to an error, as a page or, where a program asks, as JSON of the shape it expects. */
export const errorAnswer = (status: HostStatus, facts: Facts & Told): ErrorAnswer =>
  answersJson(facts.pathname)
    ? {
        contentType: `application/${facts.pathname.startsWith(apiPath) ? 'problem+' : ''}json; charset=utf-8`,
        body: JSON.stringify(errorJson(status, facts)),
      }
    : { contentType: 'text/html; charset=utf-8', body: errorPage(status, facts) }

/** `outage`: which one, where the status is 503. `form`: what was sent, to be sent again. */
type Told = { outage?: OutageCode; form?: SentAgain }

/** A form that an outage kept from its procedure or from its page: `to` is a path of this site. */
export type SentAgain = { to: string; fields: readonly (readonly [string, string])[] }

const copyOf = (status: HostStatus, { outage = 'UNAVAILABLE' }: Told) =>
  status === 503 ? outageCopy[outage] : errorCopy[status]

const errorJson = (status: HostStatus, { pathname, requestId, ...told }: Facts & Told) => {
  const { code, title, text } = copyOf(status, told)
  const message = `${title}。${text}`
  if (pathname.startsWith(apiPath)) return apiError(status, requestId, text)
  if (pathname === '/graphql') return { errors: [{ message, extensions: { code, requestId } }] }
  if (pathname.startsWith('/_actions/'))
    return { type: 'AstroActionError', code: actionCode(status), status, message: code, requestId }
  return { error: { code, message, requestId } }
}

const apiCodes = {
  400: 'bad_request',
  403: 'forbidden',
  405: 'wrong_method',
  408: 'slow',
  409: 'refused_state',
  413: 'too_large',
  414: 'bad_request',
  415: 'media_type',
  421: 'bad_request',
  429: 'limited',
  431: 'bad_request',
  500: 'failed',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
} as const satisfies Record<HostStatus, ApiProblemCode>

/** As the interface of companies tells of its own problems. */
const apiError = (status: HostStatus, requestId: string, detail: string) => {
  const code = apiCodes[status]
  return { type: 'about:blank', title: apiProblems[code].title, status, detail, code, requestId }
}

/** The code by which Astro's actions client knows a status. */
const actionCode = (status: HostStatus): string => {
  if (status === 413) return 'CONTENT_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status === 403) return 'FORBIDDEN'
  if (status === 409) return 'CONFLICT'
  if (status === 503) return 'SERVICE_UNAVAILABLE'
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR'
}

/** A page that needs nothing else: the site may be what is broken. */
export const errorPage = (
  status: HostStatus,
  { requestId, siteName, ...told }: Omit<Facts, 'pathname'> & Told,
): string => {
  const { title, text } = copyOf(status, told)
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${escapeHtml(siteName)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.7 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif;background:#fbfaf6;color:#1d2747}
main{max-width:34rem;padding:2rem 1.25rem}
h1{font-size:1.5rem;line-height:1.4;margin:0 0 1rem}
a{color:#2a3f8f}
button{font:inherit;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.25rem;background:#2a3f8f;color:#fff;cursor:pointer}
small{display:block;margin-top:2rem;padding-top:1rem;border-top:1px solid #d9d5c8;overflow-wrap:anywhere;font-size:.875rem}
@media (prefers-color-scheme:dark){body{background:#12172a;color:#e8e6df}a{color:#a9b8ff}small{border-color:#39415f}}
</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${told.form === undefined ? '' : formAgain(told.form)}<p><a href="/">トップページへ</a></p><small>解決しないときは、この番号を添えてお問い合わせください: ${escapeHtml(requestId)}</small></main></body></html>
`
}

/** What was typed goes into the page that says why it was not taken: there is nowhere else to keep it. */
const formAgain = ({ to, fields }: SentAgain): string =>
  `<p>入力した内容は、この画面に残っています（パスワードやファイルは除きます）。</p><form method="post" action="${escapeHtml(to)}">${fields
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button>もう一度送信する</button></form>`

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
