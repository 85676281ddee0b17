import { fieldLabel } from '#contract/job-post-field-words.ts'
import { hasField } from '#contract/job-post-fields.ts'
import { describedFields } from './page-facets.ts'
import { textsOf } from './plain-terms.ts'
import type { JobPost } from './wording.ts'

/** A text of an ad under the name that its page gives it. */
export type StatedText = { heading: string; text: string }

/** Names of the long texts: of an ad of work under a contract, and of a programme without one. */
export const contractNames = {
  duties: '仕事の内容',
  dutiesRange: '業務の変更の範囲',
  workplacesRange: '勤務地の変更の範囲',
  holidays: '休日・休暇',
} as const
export const programmeNames = {
  duties: 'プログラムの内容',
  dates: '開催日',
  holidays: '開催しない日',
  participants: '対象',
  travelCosts: '交通費',
} as const

/** The long texts that the page of an ad states; its structured data says these and no others. */
export const statedTexts = (job: JobPost): StatedText[] => {
  const { duties, holidays, event } = job
  const plain = describedFields
    .filter((field) => hasField(job.kind, field))
    .map((field) => ({ heading: fieldLabel(job.kind, field), text: textsOf(job, field).join(' → ') }))
  if (event !== null)
    return [
      { heading: programmeNames.duties, text: duties },
      { heading: programmeNames.dates, text: event.dates ?? '' },
      { heading: programmeNames.holidays, text: holidays },
      { heading: programmeNames.participants, text: event.participants ?? '' },
      { heading: programmeNames.travelCosts, text: event.travelCosts ?? '' },
      ...plain,
    ]
  return [
    { heading: contractNames.duties, text: duties },
    { heading: contractNames.dutiesRange, text: job.dutiesRange },
    { heading: contractNames.workplacesRange, text: job.workplacesRange },
    { heading: contractNames.holidays, text: holidays },
    ...plain,
  ]
}
