import { randomUUID } from 'node:crypto'
import type { APIContext, MiddlewareNext } from 'astro'
import { getActionContext } from 'astro:actions'
import { defineMiddleware } from 'astro:middleware'
import { rowOfProcedure } from '#actions/access.ts'
import { fail } from '#actions/failure.ts'
import { outageCodes } from '#contract/error-codes.ts'
import { sentFormParameter } from '#contract/form-errors.ts'
import { findRoute, isShared } from '#contract/routes.ts'
import { judgeAccount } from '#server/domain/judge.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { gate } from '#server/host/gate.ts'
import { failureOf } from '#server/host/page-failure.ts'
import { framedHere, viewPage } from '#server/host/view-page.ts'
import { isForEveryone, ownListsLines, wantsOwnList } from '#server/host/own-lists.ts'
import { servicesOf, withServices } from '#server/host/request-services.ts'
import { answerForm } from '#server/host/answer-form.ts'
import { readBody, unreadable } from '#server/host/readable-body.ts'
import { isSafeMethod } from '#server/host/route-class.ts'
import { keptFields, requestOf } from '#server/host/sent-forms.ts'
import { hasOtherOwner, isPersonal, otherOwnerAnswer, queryHasOtherOwner } from '#server/host/form-owner.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { outageCode, Unconfirmed } from '#server/platform/unavailable.ts'
import type { OperationCaller } from '#server/ports/operations.ts'

/** Endpoints that read cookies or tokens themselves, or none. */
const withoutSession = /^\/(?:graphql$|api\/)/

const unknownProcedure = (requestId: string): Response =>
  Response.json(
    { type: 'AstroActionError', code: 'NOT_FOUND', status: 404, message: 'NOT_FOUND', requestId },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )

/** Astro does the procedure of a form at any address, unless it was answered. */
const nothingDone = { data: undefined, error: undefined } as const

/** A result as Astro answers a call with it. */
const answerOf = (
  result: ReturnType<ReturnType<typeof getActionContext>['serializeActionResult']>,
): Response =>
  result.type === 'empty'
    ? new Response(null, { status: result.status })
    : new Response(result.body, {
        status: result.status,
        headers: { 'content-type': result.contentType },
      })

/** The answer of a form that leads on: the page there believes what the address says was done. */
const sealedRedirect = (method: string, answer: Response, sealed: (to: string) => string): Response => {
  const to = answer.headers.get('location')
  if (method !== 'POST' || answer.status !== 303 || to === null) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', sealed(to))
  return new Response(answer.body, { status: answer.status, headers })
}

/** A page that fails after its form was taken must not say that nothing was. */
const afterWrite = (error: unknown): unknown =>
  outageCode(error) === null ? error : new Unconfirmed('The page of a form failed', { cause: error })

/** A form, for the page that an outage leaves it with. `sender`: by whom it is bounded; before that is known, as a person's. */
type SentForm = { form: Request | null; sender: 'guest' | 'person'; isDone: boolean }

/** What was typed in a form that was not done and may be read; null: nothing. */
const typedIn = async ({ form, sender, isDone }: SentForm) => {
  if (form === null || isDone) return null
  const body = await readBody(form, 'forms', sender).catch(() => 'unreadable' as const)
  return body === 'readable' ? form.formData().then(keptFields, () => null) : null
}

export const onRequest = defineMiddleware(async (context, next) => {
  const ended: string[] = []
  const answer = await answerTo(context, next, ended)
  for (const line of ended) answer.headers.append('set-cookie', line)
  return answer
})

/** `ended`: takes what the browser is to be told of a person who is not signed in any more, whatever the answer is. */
const answerTo = async (context: APIContext, next: MiddlewareNext, ended: string[]): Promise<Response> => {
  const { locals, url, request } = context
  if (import.meta.env.DEV) {
    const { composeForDevelopment } = await import('#server/composition/development.ts')
    const { services } = await composeForDevelopment()
    const facts = { requestId: randomUUID(), drained: () => Promise.resolve() }
    Object.assign(locals, withServices(facts, services))
  }
  const { requestId } = locals
  const { auth, drawings, flashes, gateway, site, now, log, inbox, sentForms } = servicesOf(locals)
  Object.assign(locals, {
    site,
    now,
    inbox,
    session: null,
    formOwner: null,
    personMark: null,
    answerAuth: auth.handle,
  })
  locals.drawCard = (card) => drawings.draw('card', card)
  locals.drawResume = (resume) => drawings.draw('resume', resume)
  locals.resumeGaps = drawings.resumeGaps
  locals.drawResult = (result, format) => drawings.draw(format === 'png' ? 'resultPng' : 'resultPdf', result)
  locals.keepOwnLists = (hides) => ended.push(...ownListsLines(request, hides, site.origin))
  locals.sealed = (to) => flashes.sign(to, locals.session?.uid ?? null)
  // A page for everyone must not know who asks; what is sent to it is counted all the same.
  const shared = isShared(url) && !wantsOwnList(url.pathname, request.headers.get('cookie'))
  const guest = {
    requestId,
    bearerToken: null,
    client: shared && isSafeMethod(request.method) ? null : clientNetwork(context.clientAddress),
  }
  const facts = { pathname: url.pathname, requestId, siteName: site.name }
  locals.graphql = async (forwarded) =>
    (await queryHasOtherOwner(forwarded, auth)) ? otherOwnerAnswer(facts) : gateway.forward(forwarded, guest)
  /** Nothing more is read for a page that nobody waits for any more. What was sent is carried out all the same. */
  const executeFor =
    (caller: OperationCaller): typeof locals.execute =>
    (operation, variables) => {
      if (isSafeMethod(request.method)) request.signal.throwIfAborted()
      return gateway.execute(operation, variables, caller)
    }
  locals.execute = executeFor(guest)

  const { action, setActionResult, serializeActionResult } = getActionContext(context)
  /** Another page than the one that was asked for, where no procedure is done. */
  const instead = (page: '/403' | '/404' | `/409${string}`): Promise<Response> => {
    if (action?.calledFrom === 'form') setActionResult(action.name, serializeActionResult(nothingDone))
    return next(page)
  }
  /** Elsewhere no form is read, and no procedure done: nothing there bounds what is sent. */
  const isPage = findRoute(url.pathname) !== undefined
  const sent: SentForm = {
    form: action?.calledFrom === 'form' && isPage ? request.clone() : null,
    sender: 'person',
    isDone: false,
  }
  try {
    const { pathname } = url
    const isCall = pathname.startsWith('/_actions/')
    // By its exact name alone: Astro takes others for the same, and that of several together for a fault of ours.
    const row = action === undefined ? undefined : rowOfProcedure(action.name)
    if (action !== undefined && row === undefined)
      return isCall ? unknownProcedure(requestId) : await instead('/404')
    const readsSession = !shared && !withoutSession.test(pathname)
    const signedIn = readsSession ? await auth.readSignedIn(request) : null
    const session = signedIn?.session ?? null
    const isOwn = (given: string) => session !== null && auth.personMarks.isOf(session.uid, given)
    const isFromOtherOwner = async () =>
      session !== null && request.method === 'POST' && (await hasOtherOwner(request, url, isOwn))
    if (signedIn !== null) {
      const caller = { ...guest, bearerToken: signedIn.bearerToken }
      const mark = auth.personMarks.of(signedIn.session.uid)
      locals.session = session
      locals.formOwner = mark
      locals.personMark = isPersonal(url) ? mark : null
      locals.execute = executeFor(caller)
    } else if (readsSession) ended.push(...(await auth.endHint(request)))

    if (isForEveryone(request, url, session)) {
      locals.keepOwnLists(false)
      return context.redirect(`${url.pathname}${url.search}`)
    }

    // Nobody has a procedure read what they may not call; what else it asks of them, the backend knows.
    const access = row === undefined ? 'allowed' : judgeAccount(row, session)
    const refused =
      access === 'allowed' ? null : serializeActionResult({ data: undefined, error: fail(access) })
    if (isCall) {
      if (await isFromOtherOwner()) return otherOwnerAnswer(facts)
      if (refused !== null) return answerOf(refused)
    } else if (action !== undefined && (refused !== null || !isPage))
      setActionResult(action.name, refused ?? serializeActionResult(nothingDone))

    const gated = () => gate(url, session, { factorPolicy: site.factorPolicy, now: now() })
    // Whose session has ended is led to the sign-in, however much they sent.
    const first = readsSession && session === null ? gated() : null
    if (first?.kind === 'elsewhere') return context.redirect(first.to)
    if (first?.kind === 'not_found') return await instead('/404')
    const takes = isCall ? 'forms and JSON' : isPage ? 'forms' : undefined
    if (request.method === 'POST' && takes !== undefined) {
      sent.sender = session === null ? 'guest' : 'person'
      const body = await readBody(request, takes, sent.sender)
      if (body !== 'readable') return unreadable(body === 'too many' ? 413 : 415, facts)
    }
    if (readsSession) {
      if (isPage && (await isFromOtherOwner())) return await instead(`/409${url.search}`)
      const answer = gated()
      if (answer.kind === 'elsewhere') return context.redirect(answer.to)
      if (answer.kind === 'forbidden') return await instead('/403')
      // Rendered for this caller: the shared page of unknown addresses may be kept, and this address is somebody's.
      if (answer.kind === 'not_found') return await instead('/404')
      if (request.method === 'GET') {
        const flash = await flashes.open(url, session?.uid ?? null)
        if (flash.kind === 'elsewhere') return context.redirect(flash.to)
      }
      const sender = { request, url, whose: session?.uid ?? '' }
      // A form that was not taken is shown again, as it was sent.
      const again = url.searchParams.has(sentFormParameter) ? await sentForms.find(sender) : null
      if (again !== null) setActionResult(again.sent.action, again.sent.result)
      const asked = again === null ? request : requestOf(request, again.page, again.sent)
      const view = viewPage(new URL(asked.url))
      const page = async () => {
        // A copy: the procedure of a form reads the one, the page what was typed from the other.
        const answer =
          view !== null
            ? framedHere(url, await next(new Request(new URL(view, url), asked.clone())))
            : again === null
              ? await next()
              : await next(asked)
        return sealedRedirect(request.method, answer, locals.sealed)
      }
      if (action?.calledFrom !== 'form' || !isPage) return await page()
      const run = async () => {
        const answer = await action.handler()
        const outage = outageCodes.find((code) => code === answer.error?.message)
        // Its page needs what is away, and so does keeping what was typed.
        if (outage !== undefined) throw new GatewayError(outage, requestId)
        sent.isDone = answer.error === undefined
        return serializeActionResult(answer)
      }
      const perform = async () => {
        const result = refused ?? (await run())
        setActionResult(action.name, result)
        return { action: action.name, result, refused: result.type === 'error' }
      }
      const client = clientNetwork(context.clientAddress)
      return await answerForm({ ...sender, client, perform, page, sentForms })
    }
    return await next()
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 503 })
    const fields = await typedIn(sent)
    const failure = failureOf(sent.isDone ? afterWrite(error) : error, {
      requestId,
      log,
      siteName: site.name,
      url,
      form: fields ? { to: `${url.pathname}${url.search}`, fields } : null,
    })
    return failure.kind === 'forbidden' ? await instead('/403') : failure.response
  }
}
