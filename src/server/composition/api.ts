import { createCompanyApi, type CompanyApi } from '#server/api/company-api.ts'
import type { BackendServices } from '#server/backend/services.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'

/** The interface for systems of companies; null: their ads are kept elsewhere, and tokens are told to nobody there. */
export const composeApi = (
  { backend, site: { origin, name } }: Pick<Config, 'backend' | 'site'>,
  { execute }: Pick<Gateway, 'execute'>,
  { companyTokens, tokenAnswers }: Pick<BackendServices, 'companyTokens' | 'tokenAnswers'>,
  log: Log,
): CompanyApi | null =>
  backend.kind === 'in-process'
    ? createCompanyApi({
        origin,
        siteName: name,
        execute,
        tokens: companyTokens,
        answers: tokenAnswers,
        log,
      })
    : null
