import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { companyApiLimits, type TokenRefusal } from '#contract/company-api.ts'

const labels = { name: '名前', scope: 'できること', days: '有効な期間' } as const

const refusalWords = {
  full: `使えるトークンは、会社ごとに${companyApiLimits.tokens}個までです。使っていないものを取り消してから、もう一度お試しください。`,
  limited: `トークンを作れるのは、1日に${companyApiLimits.madeADay}回までです。明日もう一度お試しください。`,
  frozen:
    '2段階認証を解除してから間もないため、いまはトークンを作れません。日をおくか、ほかの管理者が作ってください。',
} as const satisfies Record<TokenRefusal, string>

/** What became of the forms of the page of tokens. `made`: shown this once. */
export type TokenForms =
  | { kind: 'none' }
  | { kind: 'made'; token: string }
  | { kind: 'revoked' }
  | { kind: 'refused'; status: number; faults: FormFaults }

export const readTokenForms = ({ getActionResult }: Pick<APIContext, 'getActionResult'>): TokenForms => {
  const created = getActionResult(actions.company.createToken)
  const revoked = getActionResult(actions.company.revokeToken)
  const error = created?.error ?? revoked?.error
  if (error !== undefined) return { kind: 'refused', status: error.status, faults: readResult(error, labels) }
  if (revoked?.data !== undefined) return { kind: 'revoked' }
  if (created?.data === undefined) return { kind: 'none' }
  const { token, refusal } = created.data
  if (token !== null) return { kind: 'made', token }
  return {
    kind: 'refused',
    status: 409,
    faults: { errors: [], failure: refusalWords[refusal ?? 'full'] },
  }
}
