import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import process from 'node:process'
import * as z from 'zod/mini'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import { operatorCommandSchema, type OperatorCommand } from '#server/backend/operator/commands.ts'
import type { Log } from '#server/platform/log.ts'
import { outageCode } from '#server/platform/unavailable.ts'

const callBytesMax = 64 * 1024
/** A list of the longest ads' findings, or all that the longest ad states. */
const answerBytesMax = 4 * 1024 * 1024

const failureLines = {
  UNAVAILABLE:
    'the database, or something else that the site stands on, is away; nothing was done; try again later',
  UNCONFIRMED: 'the database went away before it said whether it was done; look before trying again',
  INTERNAL: 'the site could not do it; its log says why',
} as const

const callSchema = z.object({
  command: operatorCommandSchema,
  by: z.string().check(z.minLength(1), z.maxLength(64)),
})
/** `by`: the account on this machine that gives the command. */
export type OperatorCall = { command: OperatorCommand; by: string }

const answerSchema = z.object({ kind: z.enum(['done', 'failed']), lines: z.array(z.string()) })

const readText = async (chunks: AsyncIterable<Buffer>, bytesMax: number): Promise<string> => {
  const gathered: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > bytesMax) throw new Error('The command or its answer is too long')
    gathered.push(chunk)
  }
  return Buffer.concat(gathered).toString()
}

const lives = async (path: string): Promise<boolean> => {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** For the owner of the process alone: the socket is made so, not made and then closed to others. */
const listen = async (server: Server, path: string): Promise<void> => {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  await chmod(path, 0o600)
}

/**
 * Takes the operator's commands while the site runs, from whoever may open the socket: this account, and root. Another
 * node over the same folder keeps the socket it has; null then. `close` ends it.
 */
export const openOperatorSocket = async (options: {
  path: string
  run: (call: OperatorCall) => Promise<OperatorAnswer>
  log: Log
}): Promise<{ close: () => Promise<void> } | null> => {
  const { path, run, log } = options
  if (await lives(path)) return null
  await rm(path, { force: true })
  // On a server of its own nothing else may have needed the folder yet.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })

  const answer = async (body: AsyncIterable<Buffer>): Promise<OperatorAnswer> => {
    try {
      const call = callSchema.safeParse(JSON.parse(await readText(body, callBytesMax)))
      if (!call.success) return { kind: 'failed', lines: ['this site does not know the command'] }
      log.info({ command: call.data.command.name, by: call.data.by }, 'The operator gives a command')
      return await run(call.data)
    } catch (error) {
      log.error({ err: error }, 'A command of the operator failed')
      return { kind: 'failed', lines: [failureLines[outageCode(error) ?? 'INTERNAL']] }
    }
  }
  const server = createServer((request, response) => {
    void answer(request).then((given) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(given))
    })
  })
  await listen(server, path)
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await rm(path, { force: true })
    },
  }
}

/** Gives a command to the site that runs over this data folder; null: none does. Throws what breaks in between. */
export const askRunningSite = async (path: string, call: OperatorCall): Promise<OperatorAnswer | null> => {
  if (!(await lives(path))) return null
  const request = httpRequest({ socketPath: path, method: 'POST', path: '/' })
  request.end(JSON.stringify(call))
  const { promise, resolve, reject } = Promise.withResolvers<AsyncIterable<Buffer>>()
  request.once('response', resolve).once('error', reject)
  return answerSchema.parse(JSON.parse(await readText(await promise, answerBytesMax)))
}
