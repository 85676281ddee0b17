import process from 'node:process'
import { readConfig, type Config } from './config.ts'

/**
 * The configuration of this process. With mistakes in it the process says all of them and exits 1, before it listens
 * or opens anything.
 */
export const configOrExit = (): Config => {
  const answer = readConfig(process.env)
  if (answer.ok) {
    for (const warning of answer.warnings) process.stderr.write(`Warning: ${warning}.\n`)
    return answer.config
  }
  const count = answer.mistakes.length === 1 ? 'a mistake' : `${answer.mistakes.length} mistakes`
  process.stderr.write(
    `The configuration has ${count}:\n${answer.mistakes.map((mistake) => `  - ${mistake}\n`).join('')}` +
      'Every variable is described in docs/production/configuration.md.\n',
  )
  process.exit(1)
}
