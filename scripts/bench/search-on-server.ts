import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/backend/database/open.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Runs a script of ours to its end, with what it says. */
const run = async (command: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const [code]: unknown[] = await once(spawn(process.execPath, command, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${command.join(' ')} failed`)
}

/** Starts a Postgres server of its own, loads each number of ads into a database of it, and measures searches. */
export const benchSearchOnServer = async (
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<void> => {
  const server = await startTestServer().catch((error: unknown) => {
    say(`\nSearch is not measured: no Postgres server could be started (${String(error).split('\n', 1)[0]}).`)
    return null
  })
  if (server === null) return
  try {
    for (const size of sizes) {
      const name = `bench_${size}`
      const admin = await openDatabase({ kind: 'server', url: server.url })
      await admin.database.execute(sql.raw(`create database ${name}`))
      await admin.close()
      const env = { ...process.env, DATABASE_URL: databaseUrl(server.url, name), DEMO: '0' }
      say(`\nLoading ${size} ads …`)
      const seed = ['--jobs', String(size), '--companies', String(Math.ceil(size / 40))]
      await run([script('../seed.ts'), ...seed], env)
      await run([script('search.ts')], env)
    }
  } finally {
    await server.stop()
  }
}
