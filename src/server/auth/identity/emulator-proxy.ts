import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

/** What browsers call. Everything else the emulator can do, its administration above all, stays on loopback. */
const clientCalls: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/identitytoolkit.googleapis.com/v1/accounts:delete': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:resetPassword': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:update': 'POST',
  '/identitytoolkit.googleapis.com/v1/projects': 'GET',
  '/identitytoolkit.googleapis.com/v1/recaptchaParams': 'GET',
  '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start': 'POST',
  '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:finalize': 'POST',
  '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw': 'POST',
  '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:start': 'POST',
  '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize': 'POST',
  '/identitytoolkit.googleapis.com/v2/passwordPolicy': 'GET',
  '/securetoken.googleapis.com/v1/token': 'POST',
}

/** By it a browser listens to live documents; in embedded mode anyone could make such a token, so that it is there for that alone. */
const customTokenCall = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'

/**
 * The emulator has no human check and answers 501 here, which the SDK writes into the console of every visitor. This is
 * what a project says that uses the invisible check alone.
 */
const recaptchaConfig = {
  recaptchaKey: 'projects/demo/keys/none',
  recaptchaEnforcementState: ['PHONE_PROVIDER', 'EMAIL_PASSWORD_PROVIDER'].map((provider) => ({
    provider,
    enforcementState: 'OFF',
  })),
}

/** Fields by which the emulator picks an account, or a project, without a token: only administration may. */
const ownerFields = ['localId', 'local_id', 'targetProjectId', 'target_project_id', 'tenantId', 'tenant_id']

const bodyBytes = 64 * 1024
const timeoutMilliseconds = 10_000
const headers = { 'cache-control': 'private, no-store' }

const json = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i
const form = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i

/** The names of what is sent; null: it can't be read as the emulator may read it (another charset, a byte order mark). */
const namesIn = (body: Buffer, type: string): string[] | null => {
  try {
    // A mark stays, which JSON has none of.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    if (form.test(type)) return [...new URLSearchParams(text).keys()]
    const value: unknown = json.test(type) ? JSON.parse(text) : null
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : null
  } catch {
    return null
  }
}

const isOwnerField = (name: string): boolean => ownerFields.includes(name)

/** Why a request is not answered, or null: only the site's own pages, under its own name, call the provider here. */
const refusalOf = (
  { host, origin, 'sec-fetch-site': site }: FastifyRequest['headers'],
  siteOrigin: string,
): { code: 403 | 421; message: string } | null => {
  if (host?.toLowerCase() !== new URL(siteOrigin).host) return { code: 421, message: 'MISDIRECTED_REQUEST' }
  const foreign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site'
  return foreign ? { code: 403, message: 'FOREIGN_ORIGIN' } : null
}

/**
 * The client paths of the embedded identity provider on the site's own origin, so that browsers need no second one.
 * Credentials of the caller are not passed on. `host`: `host:port` of the emulator, null while it is not there.
 */
export const emulatorProxy: FastifyPluginAsync<{
  host: () => string | null
  siteOrigin: string
  /** Whether tokens for live documents are taken. */
  customTokens: boolean
}> = async (app, { host, siteOrigin, customTokens }) => {
  app.addHook('onRequest', async (request, reply) => {
    const error = refusalOf(request.headers, siteOrigin)
    if (error !== null) await reply.code(error.code).headers(headers).send({ error })
  })
  // A request without a body has come to its end already, which Fastify would wait for.
  app.addHook('preParsing', async (request, _reply, body) =>
    request.raw.readableEnded ? Readable.from([]) : body,
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, done) => {
    done(null, body)
  })

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const to = host()
    if (to === null)
      return reply
        .code(503)
        .headers(headers)
        .send({ error: { code: 503, message: 'UNAVAILABLE' } })
    const body = Buffer.isBuffer(request.body) ? request.body : undefined
    const type = request.headers['content-type']
    const names = body === undefined || body.length === 0 ? [] : namesIn(body, type ?? '')
    if (names === null)
      return reply
        .code(400)
        .headers(headers)
        .send({ error: { code: 400, message: 'INVALID_REQUEST' } })
    if ([...names, ...Object.keys(request.query ?? {})].some(isOwnerField))
      return reply
        .code(403)
        .headers(headers)
        .send({ error: { code: 403, message: 'INSUFFICIENT_PERMISSION' } })
    const answer = await fetch(`http://${to}${request.raw.url ?? ''}`, {
      method: request.method,
      headers: { ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => null)
    if (answer === null)
      return reply
        .code(503)
        .headers(headers)
        .send({ error: { code: 503, message: 'UNAVAILABLE' } })
    return reply
      .code(answer.status)
      .headers({ ...headers, 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .send(Buffer.from(await answer.arrayBuffer()))
  }

  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (_request, reply) =>
    reply.headers(headers).send(recaptchaConfig),
  )
  const calls = customTokens ? { ...clientCalls, [customTokenCall]: 'POST' as const } : clientCalls
  for (const [path, method] of Object.entries(calls))
    // A colon begins a parameter in Fastify's paths; doubled it is a colon.
    app.route({ method, url: path.replaceAll(':', '::'), handler: forward })
}
