import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createReportLists } from '#server/backend/reports/report-lists.ts'
import { createReportMoves } from '#server/backend/reports/report-moves.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { openReports } from '#server/backend/testing/reports.ts'
import { newId } from '#server/platform/ids.ts'
import { askCompany, closeReport, listReports, showReport } from './report-commands.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openReports>
let ad = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  site = openReports(handle)
  const companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId)
  await insertMember(handle.database, companyId, 'owner', 'owner')
})
afterAll(() => handle.close())

const actor = { kind: 'operator', name: 'tester' } as const
const services = () => ({
  reportMoves: createReportMoves({ work: site.work }),
  reportLists: createReportLists(handle.database),
})

test('reports are listed by ad, read, asked about, answered and closed, and refused in words', async () => {
  expect(await listReports(services())).toEqual({ kind: 'done', lines: ['No report is open.'] })
  const sent = await site.send(ad, {
    reasons: ['fraud'],
    body: '一行目\nDone: 偽の行',
    email: 'a@example.jp',
  })
  const id = sent.kind === 'accepted' ? sent.id : ''
  await site.send(ad, { reasons: ['false_terms', 'fraud'] })

  expect((await listReports(services())).lines).toEqual([
    expect.stringMatching(
      new RegExp(`^${ad} {2}published {2}2 reports since .+みらい商事 「法人営業の総合職」$`, 'u'),
    ),
    '    false_terms, fraud ×2; its company was not asked',
  ])
  expect(await askCompany(services(), actor, { id: ad, text: ' 説明してください。 ' })).toEqual({
    kind: 'done',
    lines: ['Done: asked about 2 reports of 「法人営業の総合職」. A mail goes to owner@example.com.'],
  })
  expect(await askCompany(services(), actor, { id, text: '' })).toMatchObject({
    kind: 'failed',
    lines: [expect.stringContaining('has not answered yet')],
  })
  expect((await listReports(services())).lines[1]).toMatch(/; asked .+, no answer yet$/u)

  const shown = await showReport(services(), { id })
  // As the person quotes it, who was told eight letters.
  expect(await showReport(services(), { id: receiptNumber(id).toLowerCase() })).toEqual(shown)
  expect((await showReport(services(), { id: receiptNumber(newId()) })).kind).toBe('failed')
  // What people wrote is set in, so that none of it looks like a line of ours.
  expect(shown.lines).toEqual(expect.arrayContaining(['    text', '      一行目', '      Done: 偽の行']))
  expect(shown.lines).toEqual(
    expect.arrayContaining(['    outcome by mail: a@example.jp', '      説明してください。']),
  )

  const close = (named: string, outcome: 'removed' | 'warned') =>
    closeReport(services(), actor, { id: named, outcome, reason: '改めるよう求めました。' })
  expect(await close(ad, 'removed')).toEqual({
    kind: 'failed',
    lines: ['the ad is not taken down: use take-down first'],
  })
  expect(await close(ad, 'warned')).toEqual({
    kind: 'done',
    lines: [
      'Done: closed 2 reports of 「法人営業の総合職」. A mail goes to owner@example.com.',
      '1 of those who reported is told as well.',
    ],
  })
  expect((await showReport(services(), { id })).lines.filter((line) => line.includes('warned'))).toHaveLength(
    3,
  )
  for (const named of [id, newId(), 'nonsense'])
    for (const answer of [
      await close(named, 'warned'),
      await askCompany(services(), actor, { id: named, text: '' }),
    ])
      expect(answer.kind).toBe('failed')
  expect((await showReport(services(), { id: newId() })).kind).toBe('failed')
})
