import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname, '../../..')

/** A command of the operator for the site whose data lie in `DATA_DIR`; answers what it printed. */
export const runAdmin = (env: Record<string, string>, given: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['scripts/admin.ts', ...given],
      { cwd: root, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } },
      (error, out, words) => (error === null ? resolve(out) : reject(new Error(words))),
    )
  })

type Admin = (...given: string[]) => Promise<string>

/** Publishes an ad in review as the operator does who has read it. */
export const publishRead = async (run: Admin, id: string): Promise<string> => {
  const stamp = / --read (\S+)$/m.exec(await run('review', id))?.[1] ?? ''
  return run('publish-ad', id, '--read', stamp)
}

/** Approves a company, by its id or number, as the operator does who has read it and looked the number up. */
export const approveRead = async (run: Admin, company: string): Promise<string> => {
  const stamp = / --read (\S+)/.exec(await run('company', company))?.[1] ?? ''
  return run('approve', company, '--read', stamp, '--checked', 'number')
}

/** The same for the site of all tests. */
export const admin = (...given: string[]): Promise<string> =>
  runAdmin({ DATA_DIR: process.env.E2E_DATA ?? '' }, given)
