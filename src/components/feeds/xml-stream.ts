/**
 * An XML answer written piece by piece: the next piece is made only when the reader has taken the last one, so that a
 * million ads need no more memory than one piece. A failure half way breaks the connection, so no cut file looks whole.
 */
export const xmlStream = (pieces: AsyncIterator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await pieces.next()
        if (done === true) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
