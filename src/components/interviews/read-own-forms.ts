import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { ownRefusalWords, type OwnInterviewDone } from './interview-words.ts'

/** What became of the form of an interview that a student sent; `id` names the interview. */
export type OwnInterviewAnswer =
  | { kind: 'none' }
  | { kind: 'done'; applicationId: string; done: OwnInterviewDone }
  | {
      kind: 'failed'
      id: string
      status: number
      faults: FormFaults
      typed: Readonly<Record<string, string>>
    }

const labels = { text: '都合のよい日時', reason: '取り消しの理由', slotId: '日時' }

/** Reads the result of the form that was sent, if any was. */
export const readOwnInterviewForms = async ({
  getActionResult,
  request,
}: Pick<APIContext, 'getActionResult' | 'request'>): Promise<OwnInterviewAnswer> => {
  const { pickSlot, release, requestTimes } = actions.interviews
  const results = [
    ['picked', getActionResult(pickSlot)],
    ['released', getActionResult(release)],
    ['asked', getActionResult(requestTimes)],
  ] as const
  const [done, result] = results.find(([, each]) => each !== undefined) ?? []
  if (done === undefined || result === undefined) return { kind: 'none' }
  const form = await request.clone().formData()
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, plainLines(value)] as const] : [],
    ),
  )
  const id = typed['id'] ?? ''
  const { data, error } = result
  if (error !== undefined)
    return { kind: 'failed', id, status: error.status, faults: readResult(error, labels), typed }
  if (data.applicationId !== null) return { kind: 'done', applicationId: data.applicationId, done }
  const failure = data.refusal === null ? null : ownRefusalWords[data.refusal]
  const faults: FormFaults =
    data.refusal === 'overlap'
      ? {
          errors: [{ id: 'despiteOverlap', name: 'despiteOverlap', text: ownRefusalWords.overlap }],
          failure: null,
        }
      : { errors: [], failure }
  return { kind: 'failed', id, status: 409, faults, typed }
}
