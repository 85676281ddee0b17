import { actions, type ActionError } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { bulkReplyAddress } from '#contract/replies-address.ts'
import { moveRefusals, prepareRefusals } from './reply-words.ts'

type Findings = readonly { words: string | null; advice: string; source: string }[]

/** `letter`: the application whose letter it was. `text`: what was typed into it. */
type Failed = {
  kind: 'failed'
  status: number
  faults: FormFaults
  findings: Findings
  letter: string | null
  text: string
}
/** What a form of the letters led to. */
export type BulkAnswer = { kind: 'none' } | { kind: 'elsewhere'; to: string } | Failed

const failed = (status: number, failure: string | null, more: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  status,
  faults: { errors: [], failure },
  findings: [],
  letter: null,
  text: '',
  ...more,
})

const refused = (error: ActionError, labels: Readonly<Record<string, string>>): Failed =>
  failed(error.status, null, { faults: readResult(error, labels) })

const gone = 'この文面は、もう直せません。いまの状態を確かめてください。'

type Sent = Pick<AstroGlobal, 'getActionResult' | 'request'>

/** A field of the form as it was typed. */
const typedOf = async (request: Request, name: string): Promise<string> => {
  const value = (await request.clone().formData()).get(name)
  return typeof value === 'string' ? plainLines(value) : ''
}

/** What became of the form that makes the letters. */
export const readPrepared = ({ getActionResult }: Sent, companyId: string): BulkAnswer => {
  const result = getActionResult(actions.replies.prepareBulkReply)
  if (result === undefined) return { kind: 'none' }
  if (result.error !== undefined)
    return refused(result.error, { reason: '見送りの理由', body: '本文', applicationIds: '応募者' })
  const { id, refusal, about, findings } = result.data
  if (id !== null) return { kind: 'elsewhere', to: bulkReplyAddress(companyId, id) }
  if (refusal === null) return { kind: 'none' }
  const { field, words } = prepareRefusals[refusal]
  const text = words(about ?? '')
  if (field === null) return failed(refusal === 'limited' ? 429 : 409, text)
  return failed(400, null, {
    faults: { errors: [{ id: field, name: field, text }], failure: null },
    findings,
  })
}

/** What became of a form of one of the letters, or of all of them. */
export const readBulk = async (
  { getActionResult, request }: Sent,
  { companyId, id, page }: { companyId: string; id: string; page: number },
): Promise<BulkAnswer> => {
  const here = bulkReplyAddress(companyId, id, page)
  const changed = getActionResult(actions.replies.changeBulkLetter)
  if (changed !== undefined) {
    const letter = await typedOf(request, 'applicationId')
    const text = await typedOf(request, 'text')
    const field = `letter-${letter}`
    if (changed.error !== undefined) {
      const { errors, failure } = readResult(changed.error, { text: '文面' })
      const faults = { errors: errors.map((each) => ({ ...each, id: field })), failure }
      return failed(changed.error.status, null, { faults, letter, text })
    }
    const { answer, findings } = changed.data
    if (answer === 'done') return { kind: 'elsewhere', to: `${here}&done=changed#at-${letter}` }
    if (answer === 'gone') return failed(409, gone, { letter, text })
    const words = '応募者に聞いてはならないことが含まれています。'
    const faults = { errors: [{ id: field, name: 'text', text: words }], failure: null }
    return failed(400, null, { faults, findings, letter, text })
  }
  const left = getActionResult(actions.replies.leaveOutBulkLetter)
  if (left !== undefined) {
    if (left.error !== undefined) return refused(left.error, {})
    const letter = await typedOf(request, 'applicationId')
    return left.data === 'done' ? { kind: 'elsewhere', to: `${here}#at-${letter}` } : failed(409, gone)
  }
  const moved = getActionResult(actions.replies.moveBulkReply)
  if (moved === undefined) return { kind: 'none' }
  if (moved.error !== undefined) return refused(moved.error, {})
  const words = moveRefusals[moved.data]
  if (words !== null) return failed(409, words)
  const isGone = (await typedOf(request, 'move')) === 'discard'
  return { kind: 'elsewhere', to: isGone ? `${bulkReplyAddress(companyId)}&done=discarded` : here }
}
