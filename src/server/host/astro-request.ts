import { EventEmitter } from 'node:events'
import type { RenderRequest } from './render.ts'

/** The connection as the adapter sees it: whether it is encrypted, who is at its end, when it closes. */
class AstroSocket extends EventEmitter {
  readonly encrypted: boolean
  readonly remoteAddress: string
  destroyed = false
  constructor(encrypted: boolean, remoteAddress: string) {
    super()
    this.encrypted = encrypted
    this.remoteAddress = remoteAddress
  }
  /** Ends the request: its `signal` is aborted. */
  close(): void {
    this.destroyed = true
    this.emit('close')
  }
}

/**
 * What @astrojs/node reads of an IncomingMessage. Built by the host instead of passing the real one on, so that the
 * site's address is always SITE_URL (also behind a TLS proxy, without trusting any forwarded header), a page
 * for everyone is rendered without any byte of the visitor's, and rendering again in the background needs no visitor.
 */
export class AstroRequest extends EventEmitter {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string | string[]>
  readonly socket: AstroSocket
  readonly body: Buffer | undefined
  constructor(request: RenderRequest, origin: URL) {
    super()
    this.method = request.method
    this.url = request.target
    this.headers = { ...request.headers, host: origin.host }
    this.socket = new AstroSocket(origin.protocol === 'https:', request.clientAddress)
    this.body = request.body ?? undefined
  }
}
