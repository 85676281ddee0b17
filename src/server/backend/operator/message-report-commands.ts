import { writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { formatBytes } from '#contract/format/bytes.ts'
import { oneLine, severalLines, visible } from '#contract/plain-text.ts'
import type { ReportedMessage } from '#server/backend/database/schema/message.ts'
import type { MessageReports } from '#server/backend/messages/message-reports.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100), oneLine)

/** What the operator does with threads that were reported. */
export const messageReportCommands = [
  z.object({ name: z.literal('message-reports') }),
  z.object({ name: z.literal('message-report'), id }),
  z.object({
    name: z.literal('message-report-file'),
    id,
    file: id,
    /** An absolute path. */
    to: z.string().check(z.minLength(1), z.maxLength(1000), oneLine),
  }),
  z.object({
    name: z.literal('close-message-report'),
    id,
    reason: z.string().check(z.maxLength(2000), severalLines, visible),
  }),
] as const

export type MessageReportServices = { messageReports: MessageReports }

export const listMessageReports = async ({
  messageReports,
}: MessageReportServices): Promise<OperatorAnswer> => {
  const found = await messageReports.open()
  if (found.length === 0) return done('No report of messages is open.')
  return done(
    ...found.map(
      (report) => `${report.id}  ${report.createdAt.toISOString()}  ${report.reason}  ${report.company}`,
    ),
  )
}

/** Every line is set in, so that none of what people wrote looks like a line of ours. */
const setIn = (words: string): string[] => words.split('\n').map((line) => `      ${line}`)

/** Numbers begin at 1 with the first message of a thread, so that they say how many came before. */
const kept = (evidence: readonly ReportedMessage[]): string[] => {
  const [first, last] = [evidence.at(0), evidence.at(-1)]
  return first === undefined || last === undefined
    ? []
    : [`    messages kept: ${evidence.length}, numbers ${first.sequence} to ${last.sequence}`]
}

export const showMessageReport = async (
  { messageReports }: MessageReportServices,
  actor: Actor,
  { id: named }: { id: string },
): Promise<OperatorAnswer> => {
  const found = await messageReports.read(actor, named)
  if (found === null) return failed(`there is no report of messages ${named}`)
  return done(
    `${found.id}  report of ${found.createdAt.toISOString()}: ${found.reason}  ${found.company}`,
    ...(found.text === '' ? [] : ['    text', ...setIn(found.text)]),
    ...kept(found.evidence),
    ...found.evidence.flatMap(({ side, name, role, sentAt, text, files = [] }) => [
      `    ${side} ${sentAt}  ${name}${role === '' ? '' : ` (${role})`}`,
      ...setIn(text),
      ...files.map((file) => `      file ${file.id}  ${formatBytes(file.size)}  ${file.name}`),
    ]),
    ...(found.closedAt === null
      ? []
      : [`    closed ${found.closedAt.toISOString()}`, ...setIn(found.outcome ?? '')]),
    'That you read it is in the audit log, and the student is shown it; the company is not.',
  )
}

/** Writes a file of what was reported where the operator says; what lies there is not replaced. */
export const writeReportedFile = async (
  { messageReports }: MessageReportServices,
  actor: Actor,
  { id: named, file, to }: { id: string; file: string; to: string },
): Promise<OperatorAnswer> => {
  const found = await messageReports.readFile(actor, named, file)
  if (found === null)
    return failed(`report ${named} has no file ${file}, or it was deleted, or not looked at for malware yet`)
  try {
    await writeFile(to, found.bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    return failed(`${to} could not be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  return done(
    `Wrote ${found.name} to ${to}. Delete it once you have looked at it.`,
    'That you read it is in the audit log, and both sides are shown it.',
  )
}

export const closeMessageReport = async (
  { messageReports }: MessageReportServices,
  actor: Actor,
  { id: named, reason }: { id: string; reason: string },
): Promise<OperatorAnswer> => {
  const answer = await messageReports.close(actor, named, reason.trim())
  return answer.kind === 'unknown'
    ? failed(`no open report of messages ${named}`)
    : done(`Done: closed the report about ${answer.company}. ${mailed(answer.told)}`)
}
