import { actions } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { routes } from '#contract/routes.ts'
import { refusalWords } from '#browser/messages/job-post-refusals.ts'

const moves = ['publish', 'takeBack', 'pause', 'resume', 'close', 'relist', 'discard'] as const
export type Move = (typeof moves)[number]

/** What a form of the part `publish` led to. */
export type MoveAnswer =
  | { kind: 'none' }
  | { kind: 'elsewhere'; to: string }
  | {
      kind: 'failed'
      status: number
      faults: FormFaults
      chosen: { when: string; publishAt: string; reason: string; dispute: string }
    }

const labels = {
  when: '掲載を始める時',
  publishAt: '日時',
  reason: '終える理由',
  dispute: '誤りだと思う理由',
}

const wayOn = (companyId: string, id: string, move: Move): string => {
  if (move === 'relist') return routes.editJobPost(companyId, id)
  if (move === 'discard') return routes.companyAds(companyId)
  return `${routes.editJobPost(companyId, id, 'publish')}&done=${move}`
}

const readSent = (form: FormData) => {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    companyId: textOf('companyId'),
    chosen: {
      when: textOf('when'),
      publishAt: textOf('publishAt'),
      reason: textOf('reason'),
      dispute: plainLines(textOf('dispute')),
    },
  }
}

/** Reads the result of the move that the page was sent, if any; a draft may be gone by it. */
export const readMove = async (
  astro: Pick<AstroGlobal, 'getActionResult' | 'request'>,
): Promise<MoveAnswer> => {
  for (const move of moves) {
    const result = astro.getActionResult(actions.jobPosts[move])
    if (result === undefined) continue
    const { data, error } = result
    const sent = readSent(await astro.request.clone().formData())
    if (data?.refusal === null) return { kind: 'elsewhere', to: wayOn(sent.companyId, data.id, move) }
    const { chosen } = sent
    if (error !== undefined)
      return { kind: 'failed', status: error.status, faults: readResult(error, labels), chosen }
    const failure = refusalWords[data.refusal]
    return { kind: 'failed', status: 409, faults: { errors: [], failure }, chosen }
  }
  return { kind: 'none' }
}
