import { parentPort } from 'node:worker_threads'

/** Drawings by name: each makes the bytes of a file from an input that a structured clone carries. */
export type DrawingTable = Readonly<Record<string, (input: never) => Uint8Array | Promise<Uint8Array>>>

export type DrawingAnswer =
  { kind: 'drawn'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'failed'; why: string }

/** What a thread says: once that it can draw, then one answer for each drawing. */
export type DrawingMessage = { kind: 'ready' } | DrawingAnswer

/** In a thread: says that it can draw, draws what the pool sends, one at a time, and answers each. */
export const answerDrawings = (table: DrawingTable): void => {
  const port = parentPort
  if (port === null) throw new Error('Drawings are answered in a worker thread only')
  const draw = async (name: string, input: never): Promise<DrawingAnswer> => {
    try {
      const drawing = table[name]
      if (drawing === undefined) throw new Error(`There is no drawing ${name}`)
      // A copy of its own, which leaves this thread without being copied again.
      return { kind: 'drawn', bytes: new Uint8Array(await drawing(input)) }
    } catch (error) {
      return { kind: 'failed', why: String(error) }
    }
  }
  const answerWith = (answer: DrawingAnswer) =>
    port.postMessage(answer, answer.kind === 'drawn' ? [answer.bytes.buffer] : [])
  port.on('message', ({ name, input }: { name: string; input: never }) => {
    void draw(name, input).then(answerWith)
  })
  port.postMessage({ kind: 'ready' } satisfies DrawingMessage, [])
}
