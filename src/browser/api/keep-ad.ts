import { actions } from 'astro:actions'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { refusalOf } from './refusal.ts'

/** A finding as the script of the editor shows it. */
export type ShownFinding = Pick<LegalFinding, 'severity' | 'rule' | 'words' | 'advice' | 'source'> & {
  field: string
}

/** `lost`: the site can't be reached or has too much to do, trying again may help. */
export type KeptAd =
  { kind: 'kept'; findings: readonly ShownFinding[] } | { kind: 'lost' } | { kind: 'refused'; text: string }

/** Keeps what stands in the form of an ad as the working copy of who is signed in. It never throws. */
export const keepAd = async (form: FormData): Promise<KeptAd> => {
  try {
    const { data, error } = await actions.jobPosts.keepEdit(form)
    if (error === undefined) return { kind: 'kept', findings: data.findings }
    if (error.status >= 500 || error.status === 429) return { kind: 'lost' }
    if (error.message === 'GONE')
      return {
        kind: 'refused',
        text: 'この求人を、別の画面（タブ）でも編集しています。この画面では自動保存を止めています。',
      }
    if (error.message === 'CONFLICT')
      return { kind: 'refused', text: '保存していない入力のある求人が多すぎます。' }
    const refusal = refusalOf(error)
    return { kind: 'refused', text: refusal.kind === 'failed' ? refusal.message : '入力が長すぎます。' }
  } catch {
    return { kind: 'lost' }
  }
}
