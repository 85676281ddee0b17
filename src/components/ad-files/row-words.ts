import { columnOf } from '#contract/ad-file-columns.ts'
import { fieldLabel } from '#contract/job-post-field-words.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import type { AdRowLine } from './read-ad-files.ts'

/** The heading of the column with a name. */
export const headingOf = (name: string): string => columnOf(name)?.heading ?? name

/** The fields without which the ad of a row is not published. */
export const missingWords = ({ kind, missing }: AdRowLine): string =>
  missing.flatMap((field) => (isJobPostField(field) ? [fieldLabel(kind, field)] : [])).join('、')

/** The columns of a row that count for nothing. */
export const ignoredWords = ({ ignored }: AdRowLine): string => ignored.map(headingOf).join('、')
