import path from 'node:path'
import process from 'node:process'

/** The longest address of a Unix socket on Linux and macOS, less its end mark. */
const longest = 103

/**
 * Where a running site takes the operator's commands: a socket in its data folder, as seen from this process. Null where
 * the folder lies too deep for a socket.
 */
export const operatorSocketPath = (dataDir: string): string | null => {
  const whole = path.resolve(dataDir, 'operator.sock')
  const short = path.relative(process.cwd(), whole)
  return [short, whole].find((each) => Buffer.byteLength(each) <= longest) ?? null
}
