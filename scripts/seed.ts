/**
 * `npm run seed -- --companies 2000 --jobs 100000 --seed 7 [--date 2026-11-21] [--append | --resume] [--threads 2]`:
 * realistic Japanese data into the database of the environment (DATABASE_URL, else the embedded one in DATA_DIR, by one
 * thread). Progress goes to standard error. With --resume and the same seed, sizes and date a load that was interrupted
 * goes on where it was.
 */
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { demoSeed, demoSize } from '#server/backend/seed/seed-demo.ts'
import { loadInParallel } from '#server/backend/seed/load-in-parallel.ts'
import { seedDatabase, type SeedProgress, type SeedSize } from '#server/backend/seed/seed-database.ts'
import { readConfig } from '#server/platform/config.ts'

const fail = (words: string): never => {
  process.stderr.write(`seed: ${words}\n`)
  process.exit(1)
}

const count = (name: string, text: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= 1 && value <= most
    ? value
    : fail(`--${name} takes a whole number from 1 to ${most}, not "${text}"`)
}

const readArguments = () => {
  const today = new Date().toISOString().slice(0, 10)
  try {
    return parseArgs({
      options: {
        companies: { type: 'string' },
        jobs: { type: 'string', default: String(demoSize.jobs) },
        seed: { type: 'string', default: demoSeed },
        date: { type: 'string', default: today },
        append: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        threads: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
      },
    }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const showProgress = (size: SeedSize): SeedProgress => {
  const started = Date.now()
  let shown = 0
  let first: { jobs: number; at: number } | null = null
  return ({ companies, jobs }) => {
    const now = Date.now()
    if (jobs > 0) first ??= { jobs, at: now }
    if (now - shown < 1000 && jobs !== size.jobs) return
    shown = now
    const done = first === null ? 0 : jobs - first.jobs
    const perSecond = first === null || done === 0 ? 0 : done / ((now - first.at) / 1000)
    const rate =
      perSecond === 0
        ? ''
        : `, ${perSecond.toFixed(0)}/s, ${((size.jobs - jobs) / perSecond).toFixed(0)} s to the indexes`
    process.stderr.write(
      `seed: ${companies}/${size.companies} companies, ${jobs}/${size.jobs} ads, ${((now - started) / 1000).toFixed(0)} s${rate}\n`,
    )
  }
}

const load = async (
  handle: DatabaseHandle,
  base: { seed: string; now: Date },
  size: SeedSize,
  { append, resume, threads }: { append: boolean; resume: boolean; threads: number },
) => {
  await migrate(handle, await readMigrations())
  const [any] = await handle.database.select({ id: company.id }).from(company).limit(1)
  if (any !== undefined && !append && !resume)
    throw new Error(
      'the database holds companies already; take an empty one, --append with another --seed, or --resume',
    )
  const { client } = handle
  const load =
    client.kind === 'server' && threads > 1 ? { load: loadInParallel(client.url, threads, base, size) } : {}
  await seedDatabase(handle, base, size, showProgress(size), { resume, ...load })
}

const values = readArguments()
const jobs = count('jobs', values.jobs, 10_000_000)
const size: SeedSize = {
  jobs,
  companies:
    values.companies === undefined
      ? Math.ceil(jobs * 0.075)
      : count('companies', values.companies, 1_000_000),
}
const threads = count('threads', values.threads, 64)
const now = new Date(`${values.date}T12:00:00+09:00`)
if (Number.isNaN(now.getTime())) fail(`--date takes a day as in 2026-11-21, not "${values.date}"`)
const answer = readConfig(process.env)
if (!answer.ok) fail(answer.mistakes.join('\n'))
else {
  const handle = await openDatabase(databasePlace(answer.config)).catch((error: unknown) =>
    fail(String(error)),
  )
  const started = Date.now()
  try {
    await load(handle, { seed: values.seed, now }, size, { ...values, threads })
    process.stderr.write(`seed: done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  } catch (error) {
    // Drizzle's own words repeat the statement; what the database said is its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    process.stderr.write(`seed: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 1
  } finally {
    await handle.close()
  }
}
