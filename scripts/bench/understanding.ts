import { performance } from 'node:perf_hooks'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { studentQueries } from '#server/backend/search/testing/student-queries.ts'

/** What nothing is known of, and what can be cut in the most ways: the dearest to read. */
const dearest = ['コンサルタンテ ぷろくらま qwertyuiop', '冬インターン'.repeat(30), 'あ'.repeat(200)]
const rounds = 50

/** How long it takes to understand a query, in a table: what students type, and the dearest. */
export const understandingTable = (): string => {
  const timed = [...Object.keys(studentQueries), ...dearest].map((typed) => {
    parseQuery(typed)
    const start = performance.now()
    for (let round = 0; round < rounds; round++) parseQuery(typed)
    return { typed, ms: (performance.now() - start) / rounds }
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
