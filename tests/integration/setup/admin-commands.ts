import { userInfo } from 'node:os'
import { runWithoutSite } from '#server/composition/operator.ts'
import { runOwnCommand } from '#server/composition/own-command.ts'
import { readConfig } from '#server/platform/config.ts'
import { runAdmin, type AdminAnswer } from '../../../scripts/admin/run.ts'

/** Runs a command of the operator as `scripts/admin.ts` does where no site runs, but in this process. */
export const adminIn = (env: Record<string, string>, ...given: string[]): Promise<AdminAnswer> => {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join(', '))
  return runAdmin(
    given,
    (command) => runWithoutSite(read.config, { command, by: userInfo().username }),
    (command) => runOwnCommand(read.config, command),
  )
}

/** The stamp that a command prints below what has to be read. */
export const stampIn = ({ out }: AdminAnswer): string => / --read (\S+)/.exec(out)?.[1] ?? ''
