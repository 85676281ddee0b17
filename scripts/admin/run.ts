import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { OperatorCommand } from '#server/backend/operator/commands.ts'
import type { OwnCommand } from '#server/composition/own-command.ts'
import { help } from './help.ts'
import { readCommand } from './read-command.ts'
import { readOwnCommand } from './read-own-command.ts'

/** What a command writes to its two outputs, and its exit code. */
export type AdminAnswer = { code: number; out: string; words: string }

const wordsOf = (error: unknown): string => {
  // Drizzle's own words repeat the statement; what the database said is its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

const written = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const failed = (words: string): AdminAnswer => ({ code: 1, out: '', words: `admin: ${words}\n` })

/** Gives the command of these arguments to `carryOut` or `carryOutHere`, and says what it answers as a command line does. */
export const runAdmin = async (
  args: readonly string[],
  carryOut: (command: OperatorCommand) => Promise<OperatorAnswer>,
  carryOutHere: (command: OwnCommand) => Promise<OperatorAnswer>,
): Promise<AdminAnswer> => {
  try {
    const own = readOwnCommand(args)
    if (own !== null) return { code: 0, out: written((await carryOutHere(own)).lines), words: '' }
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
