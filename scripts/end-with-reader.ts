import process from 'node:process'
import type { Writable } from 'node:stream'

/** Ends the process quietly once nobody reads what it writes any more, as of `npm run admin -- audit | head`. */
export const endWithReader = (output: Writable, end: () => void = () => process.exit()): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    end()
  })
}
