import { performance } from 'node:perf_hooks'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { studentQueries } from '#server/backend/search/testing/student-queries.ts'

/** What nothing is known of, and what can be cut in the most ways: the dearest to read. */
const dearest = ['コンサルタンテ ぷろくらま qwertyuiop', '冬インターン'.repeat(30), 'あ'.repeat(200)]
const rounds = 50

/** How long it takes to understand a query, in a table: what students type, and the dearest; of each the middle of its rounds, whatever else the machine does. */
export const understandingTable = (): string => {
  const timed = [...Object.keys(studentQueries), ...dearest].map((typed) => {
    parseQuery(typed)
    const taken = Array.from({ length: rounds }, () => {
      const start = performance.now()
      parseQuery(typed)
      return performance.now() - start
    }).toSorted((a, b) => a - b)
    return { typed, ms: taken[rounds / 2] ?? Number.NaN }
  })
  const sorted = timed.toSorted((a, b) => a.ms - b.ms)
  const line = (name: string, place: number) => {
    const { typed, ms } = sorted[place] ?? { typed: '', ms: Number.NaN }
    return `| ${name} | ${ms.toFixed(3)} | ${typed.slice(0, 30)} |`
  }
  return [
    '| understanding | ms | of |',
    '| --- | ---: | --- |',
    line('half of the queries, at most', Math.floor(sorted.length / 2)),
    line('95 of 100, at most', Math.floor(sorted.length * 0.95)),
    line('the dearest', sorted.length - 1),
  ].join('\n')
}
