import { xmlStream } from './xml-stream.ts'

/** A short XML document, kept by the page cache where the page says so. */
export const xmlAnswer = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, { headers: { 'content-type': `${type}; charset=utf-8` } })

/** Of a document that is sent piece by piece: the host keeps it on disk, not in memory. */
const longHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'x-accel-buffering': 'no',
  'cache-control': 'public, max-age=3600',
}

/** A long one, sent piece by piece and gathered by nobody. */
export const streamedXmlAnswer = (pieces: AsyncIterator<string>): Response =>
  new Response(xmlStream(pieces), { headers: longHeaders })

/** What HEAD answers of a long one: making it takes a walk through everything in it. */
export const streamedXmlHead = (): Response => new Response(null, { headers: longHeaders })
