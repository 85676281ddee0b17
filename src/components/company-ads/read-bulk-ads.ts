import { actions } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import type { BulkAdAct, BulkAdOutcome, ChosenAds } from '#contract/bulk-ads.ts'
import { splitIds } from '#contract/bulk-reply.ts'
import { isId } from '#contract/id.ts'
import { ownAdsLimits } from '#contract/own-ads.ts'

/** What was typed into the form that asks. */
export type TypedInBulk = { until: string; reason: string; memberId: string }

/** What a form about several ads led to: it is asked about, once more where it was refused, or it was done. */
export type BulkAdsAnswer =
  | { kind: 'none' }
  | ({
      kind: 'asked'
      faults: FormFaults
      status: number
      typed: TypedInBulk
    } & ChosenAds)
  | { kind: 'done'; act: BulkAdAct; outcomes: readonly BulkAdOutcome[] }

const labels = { jobPostIds: '求人', until: '新しい締切', reason: '終える理由', memberId: '担当' }
const acts = [
  ['extend', actions.jobPosts.extendAll],
  ['pause', actions.jobPosts.pauseAll],
  ['close', actions.jobPosts.closeAll],
  ['assign', actions.jobPosts.assignAll],
] as const

type Sent = Pick<AstroGlobal, 'getActionResult' | 'request'>

export const readBulkAds = async ({ getActionResult, request }: Sent): Promise<BulkAdsAnswer> => {
  const chosen = getActionResult(actions.jobPosts.choose)
  if (chosen?.data !== undefined) {
    const faults = { errors: [], failure: null }
    return {
      kind: 'asked',
      faults,
      status: 200,
      typed: { until: '', reason: '', memberId: '' },
      ...chosen.data,
    }
  }
  for (const [act, action] of acts) {
    const result = getActionResult(action)
    if (result === undefined) continue
    if (result.error === undefined) return { kind: 'done', act, outcomes: result.data }
    const form = await request.clone().formData()
    const typedOf = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    return {
      kind: 'asked',
      act,
      ids: splitIds(typedOf('jobPostIds')).filter(isId).slice(0, ownAdsLimits.most),
      faults: readResult(result.error, labels),
      status: result.error.status,
      typed: { until: typedOf('until'), reason: typedOf('reason'), memberId: typedOf('memberId') },
    }
  }
  return { kind: 'none' }
}
