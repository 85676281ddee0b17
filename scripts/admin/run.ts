import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { OperatorCommand } from '#server/backend/operator/commands.ts'
import type { BackupCommand } from '#server/composition/backup.ts'
import { help } from './help.ts'
import { readBackup } from './read-backup.ts'
import { readCommand } from './read-command.ts'

/** What a command writes to its two outputs, and its exit code. */
export type AdminAnswer = { code: number; out: string; words: string }

const wordsOf = (error: unknown): string => {
  // Drizzle's own words repeat the statement; what the database said is its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

const written = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const failed = (words: string): AdminAnswer => ({ code: 1, out: '', words: `admin: ${words}\n` })

/** Gives the command of these arguments to `carryOut` or `backUp`, and says what it answers as a command line does. */
export const runAdmin = async (
  args: readonly string[],
  carryOut: (command: OperatorCommand) => Promise<OperatorAnswer>,
  backUp: (command: BackupCommand) => Promise<OperatorAnswer>,
): Promise<AdminAnswer> => {
  try {
    const backup = readBackup(args)
    if (backup !== null) return { code: 0, out: written((await backUp(backup)).lines), words: '' }
    const command = readCommand(args)
    if (command === 'help') return { code: 0, out: written([help]), words: '' }
    const { kind, lines } = await carryOut(command)
    // The doctor tells everything there is; of another command that failed the one line says why.
    if (kind === 'failed' && command.name !== 'doctor') return failed(lines.join('\n'))
    return { code: kind === 'failed' ? 1 : 0, out: written(lines), words: '' }
  } catch (error) {
    return failed(wordsOf(error))
  }
}
