import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes } from '#contract/codes/stored-file.ts'
import { isId } from '#contract/id.ts'
import { filePath } from '#contract/stored-file.ts'
import { contentDisposition } from '#server/domain/file-name.ts'
import { signInFor } from '#server/host/sign-in-for.ts'
import type { FileDoor } from './file-door.ts'
import { requestOf } from './request-of.ts'
import { sendUnknown } from './send-unknown.ts'

/** Whatever a file turns out to hold runs nowhere and loads nothing. */
const policy = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sends one file to the reader whom its address was made for, to be saved. */
export const createDownload =
  ({ siteOrigin, files }: { siteOrigin: string; files: FileDoor }) =>
  async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<FastifyReply> => {
    const { id } = request.params
    if (!isId(id)) return sendUnknown(reply)
    const uid = await files.readUid(requestOf(request, siteOrigin))
    // Whoever has to sign in first gets a new address then: this one may be over.
    if (uid === null) return reply.redirect(signInFor(new URL(filePath(id), siteOrigin)), 303)
    const query = new URLSearchParams(request.context.search)
    const found = await files.open(uid, {
      id,
      expires: query.get('expires') ?? '',
      signature: query.get('signature') ?? '',
    })
    if (found === null) return sendUnknown(reply)
    const { name, type, size, bytes } = found
    reply.headers({
      'content-type': mediaTypes[type],
      'content-disposition': contentDisposition(name, type),
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-length': String(size),
    })
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(bytes, { objectMode: false }))
  }
