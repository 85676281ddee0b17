/**
 * The operator's commands: `npm run admin -- help`. They are given to the site that runs over the same DATA_DIR; where none
 * runs they work on the database of the environment themselves (DATABASE_URL, else the embedded one).
 */
import { userInfo } from 'node:os'
import process from 'node:process'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { OperatorCommand } from '#server/backend/operator/commands.ts'
import type { OwnCommand } from '#server/composition/own-command.ts'
import { askRunningSite } from '#server/host/operator-socket.ts'
import { configOrExit } from '#server/platform/environment.ts'
import { operatorSocketPath } from '#server/platform/operator-socket-path.ts'
import { runAdmin } from './admin/run.ts'
import { endWithReader } from './end-with-reader.ts'

endWithReader(process.stdout)

const carryOut = async (command: OperatorCommand): Promise<OperatorAnswer> => {
  const config = configOrExit()
  const call = { command, by: userInfo().username }
  const socket = operatorSocketPath(config.dataDir)
  const answer = socket === null ? null : await askRunningSite(socket, call)
  if (answer !== null) return answer
  // The whole backend: what a running site does, or what makes no sense, need not wait for it.
  const { runWithoutSite } = await import('#server/composition/operator.ts')
  return runWithoutSite(config, call)
}

const carryOutHere = async (command: OwnCommand): Promise<OperatorAnswer> => {
  const { runOwnCommand } = await import('#server/composition/own-command.ts')
  return runOwnCommand(configOrExit(), command)
}

const { code, out, words } = await runAdmin(process.argv.slice(2), carryOut, carryOutHere)
process.stdout.write(out)
process.stderr.write(words)
process.exitCode = code
// What a database that failed left open keeps no process.
if (words !== '') process.exit()
