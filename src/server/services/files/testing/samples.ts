import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

export type Entry = {
  name: string
  body: string | Buffer
  /** What the archive says of it, where that is not true. */
  says?: {
    bytes?: number
    flags?: number
    offset?: number
    localName?: string
    localBytes?: number
    extra?: Buffer
  }
}

/** A ZIP archive of deflated entries; what it says of them may be changed. */
export const zipOf = (entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, says = {} } of entries) {
    const raw = Buffer.from(body)
    const packed = deflateRawSync(raw)
    const nameBytes = Buffer.from(name)
    const localName = Buffer.from(says.localName ?? name)
    const extra = says.extra ?? Buffer.alloc(0)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(says.localBytes ?? says.bytes ?? raw.length, 22)
    local.writeUInt16LE(localName.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(says.flags ?? 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(says.bytes ?? raw.length, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt32LE(says.offset ?? offset, 42)
    parts.push(local, localName, packed)
    directory.push(entry, nameBytes, extra)
    offset += local.length + localName.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const typesOf = (type: string, more = ''): Entry => ({
  name: '[Content_Types].xml',
  body: `<Types><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`,
})
/** A document whose list of types says more. */
export const docxTyped = (more: string): Buffer => zipOf([typesOf(documentType, more), documentEntry])

export const documentEntry: Entry = { name: 'word/document.xml', body: '<w:document>山田 花子</w:document>' }

/** The smallest document of Word, with more entries if wanted. */
export const docxOf = (...more: readonly Entry[]): Buffer =>
  zipOf([typesOf(documentType), documentEntry, ...more])

/** A PDF of about so many bytes. */
export const pdfOf = (text = '履歴書', bytes = 0): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\n${'% filling\n'.repeat(Math.ceil(bytes / 10))}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  )

/** A picture with a place and a comment in it. */
export const pictureOf = (type: 'png' | 'jpg', { width = 40, height = 20 } = {}): Promise<Buffer> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c33' } }).withExif({
    IFD0: { ImageDescription: 'secret place' },
    IFD3: { GPSLatitude: '35/1 39/1 29/1', GPSLatitudeRef: 'N' },
  })
  return type === 'png' ? picture.png().toBuffer() : picture.jpeg().toBuffer()
}
