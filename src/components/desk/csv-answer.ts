import { attachment } from '#components/files/attachment.ts'

/** A list of the desk as a file. */
export const csvAnswer = (text: string, { ascii, name }: { ascii: string; name: string }): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(ascii, name),
      'cache-control': 'private, no-store',
    },
  })
