import { actions } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { routes } from '#contract/routes.ts'
import { refusalWords } from './life-words.ts'

const moves = ['publish', 'takeBack', 'pause', 'resume', 'close', 'relist', 'discard'] as const
export type Move = (typeof moves)[number]

/** What a form of the part `publish` led to. */
export type MoveAnswer =
  | { kind: 'none' }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'failed'; status: number; faults: FormFaults }

const labels = { when: '掲載を始める時', publishAt: '日時', reason: '終える理由' }

const wayOn = (companyId: string, id: string, move: Move): string => {
  if (move === 'relist') return routes.editJobPost(companyId, id)
  if (move === 'discard') return routes.companyAds(companyId)
  return `${routes.editJobPost(companyId, id, 'publish')}&done=${move}`
}

/** Reads the result of the move that the page was sent, if any. */
export const readMove = (astro: Pick<AstroGlobal, 'getActionResult'>, companyId: string): MoveAnswer => {
  for (const move of moves) {
    const result = astro.getActionResult(actions.jobPosts[move])
    if (result === undefined) continue
    const { data, error } = result
    if (error !== undefined)
      return { kind: 'failed', status: error.status, faults: readResult(error, labels) }
    if (data.refusal !== null)
      return { kind: 'failed', status: 409, faults: { errors: [], failure: refusalWords[data.refusal] } }
    return { kind: 'elsewhere', to: wayOn(companyId, data.id, move) }
  }
  return { kind: 'none' }
}

const doneWords: Readonly<Partial<Record<string, string>>> = {
  takeBack: '下書きに戻しました。',
  pause: '受付を休みました。',
  resume: '受付を再開しました。',
  close: '募集を終えました。応募した人に知らせています。',
}

/** What was just done, when the page is shown after it. */
export const doneNotice = (done: string | null, status: string): string | null => {
  if (done !== 'publish') return done === null ? null : (doneWords[done] ?? null)
  if (status === 'in_review')
    return '運営者に確認を頼みました。確認が済むと掲載され、メールでお知らせします。'
  return status === 'scheduled' ? '掲載を予約しました。' : '掲載しました。'
}
