import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { applicationConsentVersion } from '#contract/application.ts'
import { ApplicationFormQuery } from '#operations/applications.ts'
import { OwnAccount } from '#operations/account.ts'
import { OwnBookmarks } from '#operations/bookmarks.ts'
import {
  CalendarQuery,
  NeedsNowQuery,
  OwnApplicationsQuery,
  RecommendationsQuery,
} from '#operations/mypage.ts'
import {
  saveApplicationDraft,
  submitApplication,
  withdrawApplication,
} from '#server/backend/applications/application-procedures.ts'
import { removeBookmark, saveBookmark } from '#server/backend/bookmarks/bookmark-procedures.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'
import { saveStudentTexts } from '#server/backend/profiles/profile-procedures.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { askerOf, quantile, read, type Ask } from './asking.ts'
import { loadStudents } from './students-data.ts'

const goals = { action: 30, page: 40 }
const rounds = 200

type Group = 'action' | 'page'
type Measured = { name: string; group: Group; milliseconds: number[] }

/** One student's day: every action once, each part of my page once. Others than the one before, so that no limit is met. */
const liveOneDay = async (
  ask: Ask,
  uid: string,
  ad: string,
  note: (name: string, group: Group, took: number) => void,
) => {
  const timed = async <Value>(name: string, group: Group, run: () => Promise<Value>): Promise<Value> => {
    const from = performance.now()
    const answer = await run()
    note(name, group, performance.now() - from)
    return answer
  }
  await ask(uid, OwnAccount)
  await timed('save a bookmark', 'action', () =>
    ask(uid, saveBookmark.operation, { jobPostId: ad, note: '気になる' }),
  )
  await timed('save texts of the profile', 'action', () =>
    ask(uid, saveStudentTexts.operation, {
      input: { selfIntroduction: '計測です。', motivation: '', wishes: '' },
    }),
  )
  const input = { jobPostId: ad, changesSeen: false, message: 'よろしくお願いいたします。', fileIds: [] }
  const before = await timed('see the form', 'action', () => ask(uid, ApplicationFormQuery, { id: ad }))
  const questions = read(before, 'applicationForm', 'questions')
  const answers = Array.isArray(questions) ? questions.map(() => '計測の回答です。') : []
  const revision = read(before, 'applicationForm', 'revision')
  const draft = await timed('save a draft', 'action', () =>
    ask(uid, saveApplicationDraft.operation, { input: { ...input, revision, answers } }),
  )
  const id = read(draft, 'saveApplicationDraft', 'application', 'id')
  const shown = read(await ask(uid, ApplicationFormQuery, { id: ad }), 'applicationForm', 'shown')
  const sent = await timed('send an application', 'action', () =>
    ask(uid, submitApplication.operation, {
      input: { id, submitKey: randomUUID(), shown, consent: applicationConsentVersion },
    }),
  )
  const refusal = read(sent, 'submitApplication', 'refusal')
  if (refusal !== null) throw new Error(`An application was refused: ${JSON.stringify(refusal)}`)
  await timed('withdraw it', 'action', () => ask(uid, withdrawApplication.operation, { id, reason: '' }))
  await timed('my page: what needs the student, and applications', 'page', async () => {
    await ask(uid, OwnAccount)
    await ask(uid, NeedsNowQuery)
    await ask(uid, OwnApplicationsQuery, { first: 20, after: null, filter: null })
  })
  await timed('my page: bookmarks', 'page', () => ask(uid, OwnBookmarks))
  await timed('my page: suggestions', 'page', () => ask(uid, RecommendationsQuery))
  await timed('my page: calendar', 'page', () =>
    ask(uid, CalendarQuery, { from: '2026-10-31T15:00:00Z', until: '2026-11-30T15:00:00Z' }),
  )
  await timed('remove a bookmark', 'action', () => ask(uid, removeBookmark.operation, { jobPostId: ad }))
}

const openAds = async (handle: DatabaseHandle): Promise<string[]> => {
  const at = testNow.toISOString()
  const { rows } = await handle.database.execute(sql`
    select id from job_post
    where status = 'published' and publish_at < ${at}::timestamptz and valid_through > ${at}::timestamptz + interval '1 day'
    order by id limit ${rounds}`)
  return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
}

/** Actions and pages of students on a Postgres server with this many ads and a million applications, one at a time. */
export const benchStudents = async (ads: number, say: (line: string) => void): Promise<void> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) {
    say('\nStudents are not measured: no Postgres server could be started.')
    return
  }
  try {
    const admin = await openDatabase({ kind: 'server', url: server.url })
    await admin.database.execute(sql.raw('create database bench_students'))
    await admin.close()
    const url = databaseUrl(server.url, 'bench_students')
    say(`\nLoading ${ads} ads and a million applications …`)
    const env = { ...process.env, DATABASE_URL: url, DEMO: '0' }
    const seed = fileURLToPath(new URL('../seed.ts', import.meta.url))
    const amount = ['--jobs', String(ads), '--companies', String(Math.ceil(ads / 40))]
    await promisify(execFile)(process.execPath, [seed, ...amount], { env })
    const handle = await openDatabase({ kind: 'server', url })
    try {
      await loadStudents(handle.database)
      const ask = askerOf(handle)
      const measured = new Map<string, Measured>()
      const places = await openAds(handle)
      for (const [round, ad] of places.entries())
        await liveOneDay(ask, `bench-${round * 200 + 7}`, ad, (name, group, took) => {
          const each = measured.get(name) ?? { name, group, milliseconds: [] }
          measured.set(name, each)
          // The first ones warm plans and caches.
          if (round >= 20) each.milliseconds.push(took)
        })
      say(
        `\n| students, ${ads} ads, 1,000,000 applications | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |`,
      )
      for (const { name, group, milliseconds } of measured.values())
        say(
          `| ${name} | ${quantile(milliseconds, 0.5).toFixed(1)} | ${quantile(milliseconds, 0.95).toFixed(1)} | ≤ ${goals[group]} |`,
        )
    } finally {
      await handle.close()
    }
  } finally {
    await server.stop()
  }
}
