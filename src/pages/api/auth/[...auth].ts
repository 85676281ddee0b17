import type { APIRoute } from 'astro'
import { AstroAuth } from 'auth:server'
import authConfig from 'auth:config'
import { createAstroEngine } from '#server/auth/endpoints/astro-engine.ts'

export const prerender = false

const engine = createAstroEngine(AstroAuth, authConfig)

export const ALL: APIRoute = ({ request, locals, clientAddress }) =>
  locals.services.auth.handle(request, { engine, clientAddress })
