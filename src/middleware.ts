import { randomUUID } from 'node:crypto'
import { defineMiddleware } from 'astro:middleware'
import { isShared } from '#contract/routes.ts'
import { gate, signInAddress, type Visitor } from '#server/host/gate.ts'
import { failureOf } from '#server/host/page-failure.ts'

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url } = context
  if (import.meta.env.DEV) {
    const { composeForDevelopment } = await import('#server/compose.ts')
    locals.services = (await composeForDevelopment()).services
    locals.requestId = randomUUID()
  }
  const { services, requestId } = locals
  const caller = { requestId, bearerToken: null }
  locals.site = services.site
  locals.now = services.now
  locals.execute = (operation, variables) => services.gateway.execute(operation, variables, caller)
  locals.graphql = (request) => services.gateway.forward(request, caller)

  if (!isShared(url)) {
    const visitor: Visitor = { kind: 'guest' }
    const answer = gate(url, visitor)
    if (answer === 'sign-in') return context.redirect(signInAddress(url))
    if (answer === 'forbidden') return next('/403')
  }
  try {
    return await next()
  } catch (error) {
    return failureOf(error, { requestId, log: services.log, siteName: services.site.name })
  }
})
