import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { sentFormParameter } from '#contract/form-errors.ts'
import { parseCookies, writeCookie } from '#server/auth/endpoints/cookies.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { SentFormRows } from '#server/ports/sent-forms.ts'

/** What a procedure answered, as Astro writes it down. */
const resultSchema = z.union([
  z.object({ type: z.literal('empty'), status: z.literal(204) }),
  z.object({
    type: z.literal('data'),
    contentType: z.literal('application/json+devalue'),
    status: z.literal(200),
    body: z.string(),
  }),
  z.object({
    type: z.literal('error'),
    contentType: z.literal('application/json'),
    status: z.number(),
    body: z.string(),
  }),
])
const sentSchema = z.object({
  action: z.string(),
  result: resultSchema,
  fields: z.array(z.tuple([z.string(), z.string()])),
})

/** A form that was sent, its procedure, and what that answered. */
export type SentForm = z.infer<typeof sentSchema>

type Sender = {
  request: Request
  url: URL
  /** The uid of whoever is signed in; empty: nobody. */
  whose: string
}

const cookie = 'sent-form'
/** 256 bits in base64url: the key that the texts of one browser are encrypted under. */
const secretForm = /^[\w-]{43}$/
const markerForm = /^[\w-]{22}$/
/** Bytes of one form, as JSON: more than any form of the site holds but the longest ads. Guests write messages alone. */
const longest = { signedIn: 200_000, guest: 50_000 }
/** A campus shares one network; beyond it a form is answered where it was sent, as a longer one is. */
const ofNetwork = { limit: 600, seconds: 3600 }
/** What opens an account is typed again, each time. */
const secretFields: ReadonlySet<string> = new Set(['password', 'code'])

/** These may end the sign-in of whoever sends them: what they answered is read without one. */
const endsSignIn: ReadonlySet<string> = new Set(['login.recoverAccount'])

/** What these answer is noted each time that it is read, so it is shown once. */
const readOnce: ReadonlySet<string> = new Set(['deskMessageReports.read'])

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const cipherOf = (secret: string) =>
  createDataCipher([Buffer.from(hkdfSync('sha256', secret, '', 'sent forms', 32))])

/** The page that a form stands on, without what sending it added to the address. */
const pageOf = (url: URL): URL => {
  const page = new URL(url)
  page.searchParams.delete('_action')
  page.searchParams.delete(sentFormParameter)
  return page
}
const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`

const secretOf = (request: Request): string | null => {
  const given = parseCookies(request.headers.get('cookie')).get(cookie) ?? ''
  return secretForm.test(given) ? given : null
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The fields of a form that may be shown again: no secret, and no file. */
export const keptFields = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !secretFields.has(name) ? [[name, value]] : [],
  )

type Dependencies = {
  rows: SentFormRows
  rateLimits: RateLimits
  origin: string
}

/**
 * Forms that were not taken are answered by leading to their page (303), which shows them again: reloading it sends nothing, and it
 * can be left and come back to. What was typed waits encrypted under a secret in the sender's cookie, for this address and person alone.
 */
export const createSentForms = ({ rows, rateLimits, origin }: Dependencies) => ({
  /** The answer to a form that was not taken; null: this one is not kept, its page answers at once. */
  keep: async ({ request, url, whose }: Sender, client: string, sent: SentForm): Promise<Response | null> => {
    if (readOnce.has(sent.action) && sent.result.type === 'data') return null
    const text = JSON.stringify(sent)
    if (Buffer.byteLength(text) > longest[whose === '' ? 'guest' : 'signedIn']) return null
    if ((await rateLimits.hit('sent form', client, ofNetwork)).kind === 'limited') return null
    const secret = secretOf(request) ?? randomBytes(32).toString('base64url')
    const marker = randomBytes(16).toString('base64url')
    const page = pageOf(url)
    const owner = endsSignIn.has(sent.action) ? '' : whose
    const content = cipherOf(secret).encrypt(text, [marker, owner, pathOf(page)])
    await rows.keep({ id: hashOf(marker), owner: hashOf(secret), content })
    page.searchParams.append(sentFormParameter, marker)
    const line = writeCookie(cookie, secret, {
      secure: origin.startsWith('https:'),
      httpOnly: true,
      maxAgeSeconds: 86_400,
    })
    return new Response(null, {
      status: 303,
      headers: { location: pathOf(page), 'set-cookie': line, 'cache-control': 'private, no-store' },
    })
  },

  /** The form that an address shows again, with the page it stands on; null: none, or none of this person's. */
  find: async ({ request, url, whose }: Sender): Promise<{ sent: SentForm; page: URL } | null> => {
    const marker = url.searchParams.get(sentFormParameter) ?? ''
    const secret = secretOf(request)
    if (request.method !== 'GET' || secret === null || !markerForm.test(marker)) return null
    const content = await rows.find({ id: hashOf(marker), owner: hashOf(secret) })
    const page = pageOf(url)
    if (content === null) return null
    const readAs = (owner: string): SentForm | null => {
      const text = cipherOf(secret).decrypt(content, [marker, owner, pathOf(page)])
      const read = text === null ? null : sentSchema.safeParse(readJson(text))
      return read?.success === true ? read.data : null
    }
    const ofNobody = readAs('')
    const sent = ofNobody !== null && endsSignIn.has(ofNobody.action) ? ofNobody : readAs(whose)
    return sent === null ? null : { sent, page }
  },
})

export type SentForms = ReturnType<typeof createSentForms>

/** The request as it was when the form was sent, without its procedure, which is not done again. */
export const requestOf = (request: Request, page: URL, { fields }: SentForm): Request => {
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name)
  return new Request(page, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
