import { problemWords } from '#browser/messages/job-post-labels.ts'
import { keyColumn } from '#contract/ad-file-columns.ts'
import { legalSeverityNames } from '#contract/legal/finding.ts'
import type { AdRowLine } from './read-ad-files.ts'
import { rowRefusalWords } from '#browser/messages/job-post-refusals.ts'
import { ignoredWords, missingWords } from './row-words.ts'
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

/** What is told of each row of a file, before it is done or after, as lines of a report. */
export const reportRows = (rows: readonly AdRowLine[], when: 'before' | 'after'): (string | number)[][] =>
  rows.map((row) => [
    row.number,
    row.key,
    row.title,
    outcomeWords[row.outcome][when],
    row.refusal === null ? '' : rowRefusalWords[row.refusal],
    Object.values(problemWords(row.kind, row.problems)).join('\n'),
    missingWords(row),
    ignoredWords(row),
    row.findings
      .map(
        ({ severity, words, advice }) =>
          `${legalSeverityNames[severity]}：${words === null ? '' : `「${words}」`}${advice}`,
      )
      .join('\n'),
  ])
