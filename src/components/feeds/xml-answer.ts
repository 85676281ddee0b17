import { xmlStream } from './xml-stream.ts'

/** A short XML document, kept by the page cache where the page says so. */
export const xmlAnswer = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, { headers: { 'content-type': `${type}; charset=utf-8` } })

/** A long one, sent piece by piece and gathered by nobody. */
export const streamedXmlAnswer = (pieces: AsyncIterator<string>): Response =>
  new Response(xmlStream(pieces), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'public, max-age=3600',
    },
  })
