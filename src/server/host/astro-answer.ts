import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { AstroRequest } from './astro-request.ts'
import type { AnswerHeaders, Rendered } from './render.ts'

type OutgoingHeaders = Readonly<Record<string, number | string | readonly string[] | undefined>>

/**
 * What @astrojs/node writes of a ServerResponse. An answer is gathered, so that it can be kept, packed and measured,
 * and an error half way is a proper error page; events, and what asks not to be gathered, are passed on as they come.
 */
export class AstroAnswer extends EventEmitter {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  destroyed = false
  /**
   * What it answers, as a ServerResponse has it: once the answer is finished the adapter lets go of the request by it. It
   * would otherwise keep every request it ever saw, with the page.
   */
  readonly req: AstroRequest
  readonly answered: Promise<Rendered>
  #settle: (answer: Rendered) => void = () => undefined
  #headers: AnswerHeaders = new Map()
  #chunks: Buffer[] = []
  #stream: PassThrough | null = null

  constructor(request: AstroRequest) {
    super()
    this.req = request
    this.answered = new Promise((resolve) => {
      this.#settle = resolve
    })
  }

  writeHead(status: number, headers: OutgoingHeaders = {}): this {
    this.statusCode = status
    this.headersSent = true
    this.#headers = readHeaders(headers)
    const type = this.#headers.get('content-type')
    const endless = typeof type === 'string' && type.startsWith('text/event-stream')
    // The header by which an answer asks every proxy not to gather it (nginx's X-Accel-Buffering).
    if (endless || this.#headers.get('x-accel-buffering') === 'no') {
      const stream = new PassThrough()
      this.#stream = stream
      // It may break before anyone reads it; who reads hears of it by its end.
      stream.on('error', () => undefined)
      stream.once('close', () => this.emit('close'))
      this.#settle({ kind: 'stream', status, headers: this.#headers, body: stream })
    }
    return this
  }

  write(chunk: string | Uint8Array, done?: () => void): boolean {
    const bytes =
      typeof chunk === 'string'
        ? Buffer.from(chunk)
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (this.#stream === null) this.#chunks.push(bytes)
    else this.#stream.write(bytes)
    done?.()
    return true
  }

  /** Resolves when the visitor has taken what was written, or has left: Astro itself writes without waiting. */
  async drained(): Promise<void> {
    const stream = this.#stream
    if (stream === null || !stream.writableNeedDrain || stream.destroyed) return
    await new Promise<void>((resolve) => {
      stream.once('drain', resolve)
      stream.once('close', resolve)
    })
  }

  end(chunk?: string | Uint8Array): this {
    if (chunk !== undefined) this.write(chunk)
    if (this.#stream === null)
      this.#settle({
        kind: 'answer',
        status: this.statusCode,
        headers: this.#headers,
        body: Buffer.concat(this.#chunks),
      })
    else this.#stream.end()
    this.emit('finish')
    return this
  }

  destroy(error?: Error): this {
    this.destroyed = true
    this.#stream?.destroy(error)
    this.#settle({ kind: 'failed', error: error ?? new Error('The answer was broken off') })
    this.emit('close')
    return this
  }
}

const readHeaders = (headers: OutgoingHeaders): AnswerHeaders => {
  const read = new Map<string, string | readonly string[]>()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) read.set(name.toLowerCase(), typeof value === 'number' ? String(value) : value)
  return read
}
