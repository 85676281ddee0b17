import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes } from '#contract/codes/stored-file.ts'
import { readImageName } from '#contract/company-image.ts'
import type { FileDoor } from './file-door.ts'
import { sendUnknown } from './send-unknown.ts'

/** Opened by itself a picture is a picture: nothing in it runs or loads anything. */
const policy = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Sends a public picture to everybody. Its address is the hash of its bytes, so that whoever has it need not ask again.
 * A picture of a suspended company is not sent any more; who has it keeps it.
 */
export const createImages =
  ({ files }: { files: Pick<FileDoor, 'openImage'> }) =>
  async (
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = readImageName(request.params.name)
    const found = asked === null ? null : await files.openImage(asked.hash, asked.type)
    if (asked === null || found === null) return sendUnknown(reply)
    const etag = `"${asked.hash}"`
    reply.headers({
      'content-type': mediaTypes[asked.type],
      'content-security-policy': policy,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.header('content-length', String(found.size))
    return request.method === 'HEAD'
      ? reply.send()
      : reply.send(Readable.from(found.bytes, { objectMode: false }))
  }
