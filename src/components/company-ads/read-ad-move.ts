import { actions, type ActionError } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult } from '#components/account/read-result.ts'
import { refusalWords } from '#browser/messages/job-post-refusals.ts'
import { startWords } from '#components/job-post-editor/life-words.ts'
import { routes } from '#contract/routes.ts'

/** The moves that a press in the list makes; what asks for more is on the page of the ad. */
const moves = ['takeBack', 'pause', 'resume', 'relist'] as const

/** What a form of the list led to. */
export type AdMoveAnswer =
  { kind: 'none' } | { kind: 'elsewhere'; to: string } | { kind: 'failed'; status: number; words: string }

const done: Readonly<Record<string, string>> = {
  takeBack: '下書きに戻しました。',
  pause: '受付を休みました。',
  resume: '受付を再開しました。',
  none: '求人が選ばれていません。「選ぶ」にチェックを入れてから、もう一度押してください。',
}

/** What was just done, when the list is shown after it. */
export const doneWords = (name: string | null): string | null =>
  name !== null && Object.hasOwn(done, name) ? (done[name] ?? null) : null

const failedBy = (error: ActionError): AdMoveAnswer => {
  const { failure, errors } = readResult(error, {})
  return { kind: 'failed', status: error.status, words: failure ?? errors[0]?.text ?? '' }
}

/** Reads the result of the form that was sent, if any; `here`: the list's address. */
export const readAdMove = (
  { getActionResult }: Pick<APIContext, 'getActionResult'>,
  here: string,
  companyId: string,
): AdMoveAnswer => {
  for (const move of moves) {
    const result = getActionResult(actions.jobPosts[move])
    if (result === undefined) continue
    const { data, error } = result
    if (error !== undefined) return failedBy(error)
    if (data.refusal !== null) return { kind: 'failed', status: 409, words: refusalWords[data.refusal] }
    if (move === 'relist') return { kind: 'elsewhere', to: routes.editJobPost(companyId, data.id) }
    return { kind: 'elsewhere', to: `${here}&done=${move}` }
  }
  const copied = getActionResult(actions.jobPosts.start)
  if (copied === undefined) return { kind: 'none' }
  if (copied.error !== undefined) return failedBy(copied.error)
  const { id, refusal } = copied.data
  if (id !== null) return { kind: 'elsewhere', to: routes.editJobPost(companyId, id) }
  return refusal === null ? { kind: 'none' } : { kind: 'failed', status: 409, words: startWords[refusal] }
}
