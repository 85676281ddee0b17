/** The bytes of a body; null as soon as there are more than `maxBytes`, whatever its declared length. */
export const readBody = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (body === null) return new Uint8Array(0)
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
