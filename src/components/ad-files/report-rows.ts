import { problemWords } from '#browser/messages/job-post-labels.ts'
import { columnOf, keyColumn } from '#contract/ad-file-columns.ts'
import { fieldLabel } from '#contract/job-post-field-words.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import { legalSeverityNames } from '#contract/legal/finding.ts'
import type { AdRowLine } from './read-ad-files.ts'
import { rowRefusalWords } from '#browser/messages/job-post-refusals.ts'
import { outcomeWords } from './words.ts'

export const reportHeadings = [
  '行',
  keyColumn.heading,
  '求人名',
  '結果',
  '理由',
  '直すところ',
  '公開までに書くもの',
  '使わない列',
  '法律の確認',
] as const

/** What is told of each row of a file, as lines of a report. */
export const reportRows = (rows: readonly AdRowLine[]): (string | number)[][] =>
  rows.map(({ number, key, title, kind, outcome, refusal, problems, missing, ignored, findings }) => [
    number,
    key,
    title,
    outcomeWords[outcome].before,
    refusal === null ? '' : rowRefusalWords[refusal],
    Object.values(problemWords(kind, problems)).join('\n'),
    missing.flatMap((field) => (isJobPostField(field) ? [fieldLabel(kind, field)] : [])).join('、'),
    ignored.map((name) => columnOf(name)?.heading ?? name).join('、'),
    findings
      .map(
        ({ severity, words, advice }) =>
          `${legalSeverityNames[severity]}：${words === null ? '' : `「${words}」`}${advice}`,
      )
      .join('\n'),
  ])
