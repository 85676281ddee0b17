import { actions } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import type { AdFileFault, AdUploadFault } from '#contract/ad-file.ts'
import type { JobPostFileRow } from '#operations/ad-files.ts'
import type { FragmentOf } from '#operations/graphql.ts'

export type AdRowLine = FragmentOf<typeof JobPostFileRow>
type Answer = { fault: AdFileFault | null; unknown: readonly string[]; rows: readonly AdRowLine[] }

/** What a form of the page led to. */
export type AdFilesAnswer =
  | { kind: 'none' }
  | { kind: 'fault'; faults: FormFaults; fault: AdFileFault | AdUploadFault | null; status: number }
  /** `text` null: it is done. */
  | { kind: 'rows'; text: string | null; unknown: readonly string[]; rows: readonly AdRowLine[] }

const labels = { file: 'ファイル', text: 'ファイル' }
const noFaults: FormFaults = { errors: [], failure: null }

const told = (answer: Answer, text: string | null): AdFilesAnswer =>
  answer.fault === null
    ? { kind: 'rows', text, unknown: answer.unknown, rows: answer.rows }
    : { kind: 'fault', faults: noFaults, fault: answer.fault, status: 400 }

export const readAdFiles = ({ getActionResult }: Pick<AstroGlobal, 'getActionResult'>): AdFilesAnswer => {
  const read = getActionResult(actions.jobPosts.readFile)
  const done = getActionResult(actions.jobPosts.importFile)
  const error = read?.error ?? done?.error
  if (error !== undefined)
    return { kind: 'fault', faults: readResult(error, labels), fault: null, status: error.status }
  if (done?.data !== undefined) return told(done.data, null)
  if (read?.data === undefined) return { kind: 'none' }
  const { answer, fault, text } = read.data
  return answer === null ? { kind: 'fault', faults: noFaults, fault, status: 400 } : told(answer, text)
}
