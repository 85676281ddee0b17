import { inSources } from './source-frames.ts'

/** What the log keeps of an error. */
export type LoggedError = {
  type: string
  message: string
  /** Frames alone; the message stands beside them. */
  stack?: string
  cause?: LoggedError
  /** Of several errors in one. */
  errors?: readonly LoggedError[]
  [fact: string]: unknown
}

/** Facts by which a failure is found: codes and names that programs give, never what a person wrote. */
const factNames = [
  'code',
  'status',
  'statusCode',
  'responseCode',
  'errno',
  'syscall',
  'requestId',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'routine',
] as const

/** Characters of a statement; the longest of ours is a search. */
const statementMax = 4_000
/** Causes of causes; an error may be its own. */
const depthMax = 5

const property = (error: object, name: string): unknown => Reflect.get(error, name)

/**
 * True for what Postgres says of values (class 22, data exception): the message repeats the value. The messages of other
 * classes name tables and constraints; values stand in `detail` and `where`, which are never kept.
 */
const repeatsValue = (error: Error): boolean => {
  const code = property(error, 'code')
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) && property(error, 'severity') !== undefined
}

/** A query that failed, as Drizzle throws it: its message ends with a list of everything that was to be written. */
const statementOf = (error: Error): string | null => {
  const statement = property(error, 'query')
  return typeof statement === 'string' && error.message.startsWith('Failed query:') ? statement : null
}

/** What an address may have before and behind its @ (RFC 5321, 4.5.3.1), and none of it. */
const localMax = 64
const domainMax = 255
const noLocal = /[\s<>()[\]:;,"'@]/u
/** With a port: a password in the address of a server goes as well. */
const noDomain = /[\s<>()[\];,"'@]/u

/** Mail servers repeat the address they refuse, and nodemailer puts their answer into its message. */
const withoutAddresses = (message: string): string => {
  let told = ''
  let read = 0
  for (let at = message.indexOf('@'); at !== -1; at = message.indexOf('@', at + 1)) {
    let from = at
    while (from > Math.max(read, at - localMax) && !noLocal.test(message.charAt(from - 1))) from -= 1
    let to = at + 1
    while (to < Math.min(message.length, at + 1 + domainMax) && !noDomain.test(message.charAt(to))) to += 1
    if (from === at || to === at + 1) continue
    told += `${message.slice(read, from)}…@…`
    read = to
  }
  return told + message.slice(read)
}

const messageOf = (error: Error): string => {
  const statement = statementOf(error)
  if (statement !== null) return `Failed query: ${statement.slice(0, statementMax)}`
  return repeatsValue(error) ? 'A value was refused by the database' : withoutAddresses(error.message)
}

/** A line of the message may look like a frame, and hold what somebody wrote. */
const withoutMessage = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message)
  return at === -1 ? stack : stack.slice(at + message.length)
}

const framesOf = (error: Error): string =>
  inSources(
    withoutMessage(error)
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  )

const read = (thrown: unknown, depth: number): LoggedError => {
  if (typeof thrown === 'string') return { type: 'string', message: withoutAddresses(thrown) }
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'No error was thrown, but a value' }
  const facts = factNames.flatMap((name) => {
    const value = property(thrown, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  const inside = thrown instanceof AggregateError ? thrown.errors : []
  return {
    type: thrown.constructor.name,
    message: messageOf(thrown),
    ...Object.fromEntries(facts),
    stack: framesOf(thrown),
    ...(thrown.cause === undefined || depth === 0 ? {} : { cause: read(thrown.cause, depth - 1) }),
    ...(inside.length === 0 || depth === 0 ? {} : { errors: inside.map((each) => read(each, depth - 1)) }),
  }
}

/**
 * An error as the log may keep it: type, message, frames, codes and causes, and nothing else that hangs on it. Of a query
 * that failed the statement is kept and what it was to write is not: names and addresses of people stand there.
 */
export const serializeError = (thrown: unknown): LoggedError => read(thrown, depthMax)
