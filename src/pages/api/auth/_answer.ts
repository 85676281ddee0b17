import type { APIContext } from 'astro'
import { AstroAuth } from 'auth:server'
import authConfig from 'auth:config'
import { createAstroEngine } from '#server/auth/endpoints/astro-engine.ts'

const engine = createAstroEngine(AstroAuth, authConfig)

/** Answers a call of the session endpoints. */
export const answerAuth = ({
  request,
  locals,
  clientAddress,
}: Pick<APIContext, 'request' | 'locals' | 'clientAddress'>): Promise<Response> =>
  locals.answerAuth(request, { engine, clientAddress })
