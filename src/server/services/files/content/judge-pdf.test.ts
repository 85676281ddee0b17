import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { judgeBeginning } from './judge-beginning.ts'
import { judgePdf } from './judge-pdf.ts'

const judge = async (bytes: Buffer) => {
  const first = judgeBeginning(bytes.subarray(0, 4100))
  return first.kind === 'refused' ? first.problem : judgePdf(bytes)
}

const pdfWith = (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const document = new Pdf(options)
  document.text('Resume')
  document.end()
  return buffer(document)
}

const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const

test.each(versions)(
  'PDF %s: who opens it without a password reads it, who is asked for one does not',
  async (pdfVersion) => {
    expect(await judge(await pdfWith({ pdfVersion }))).toBe('pdf')
    expect(await judge(await pdfWith({ pdfVersion, ownerPassword: 'owner' }))).toBe('pdf')
    expect(await judge(await pdfWith({ pdfVersion, userPassword: 'user', ownerPassword: 'owner' }))).toBe(
      'encrypted',
    )
    expect(await judge(await pdfWith({ pdfVersion, userPassword: 'user' }))).toBe('encrypted')
  },
)

test.each([
  ['a byte order mark', '\ufeff', 'pdf'],
  ['a line', 'Content-Type: application/pdf\r\n', 'pdf'],
  ['empty lines', '\r\n\r\n', 'pdf'],
  ['1023 characters', ' '.repeat(1023), 'wrong_type'],
  ['1020 characters', ' '.repeat(1020), 'pdf'],
  ['a page', '<html>\n', 'wrong_type'],
  ['a page behind a mark', '\ufeff <html>\n', 'wrong_type'],
  ['a program', 'MZ\u0000', 'wrong_type'],
])('%s before the header: %3$s', async (_, before, answer) => {
  expect(await judge(Buffer.concat([Buffer.from(before), await pdfWith()]))).toBe(answer)
  const locked = await pdfWith({ userPassword: 'user' })
  expect(await judge(Buffer.concat([Buffer.from(before), locked]))).toBe(
    answer === 'pdf' ? 'encrypted' : answer,
  )
})

test('what follows the end, and words that only speak of encryption, change nothing', async () => {
  const [plain, locked] = [await pdfWith(), await pdfWith({ userPassword: 'user' })]
  const tail = Buffer.from('\n% /Encrypt 5 0 R\n<html>')
  expect(await judge(Buffer.concat([plain, tail]))).toBe('pdf')
  expect(await judge(Buffer.concat([locked, tail]))).toBe('encrypted')
  expect(
    await judge(Buffer.from(locked.toString('latin1').replace('/Encrypt', '/#45ncrypt'), 'latin1')),
  ).toBe('encrypted')
})

test('a revision that is added at the end is read: with its own trailer, and with one in a stream', async () => {
  const plain = await pdfWith()
  const text = plain.toString('latin1')
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? ''
  const root = /\/Root (\d+) 0 R/.exec(text)?.[1] ?? ''
  const trailer = `xref\n0 0\ntrailer\n<< /Size 90 /Root ${root} 0 R /Prev ${start} >>\nstartxref\n${plain.length}\n%%EOF\n`
  expect(await judge(Buffer.concat([plain, Buffer.from(trailer)]))).toBe('pdf')
  const table = deflateSync(Buffer.concat([Buffer.from([1]), u32(plain.length), Buffer.from([0])]))
  const stream = Buffer.concat([
    Buffer.from(
      `80 0 obj\n<< /Type /XRef /Size 81 /Index [80 1] /W [1 4 1] /Root ${root} 0 R /Prev ${start} /Filter /FlateDecode /Length ${table.length} >>\nstream\n`,
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${plain.length}\n%%EOF\n`),
  ])
  expect(await judge(Buffer.concat([plain, stream]))).toBe('pdf')
})

const u32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

test('what nobody opens is taken only where it is whole and says nothing of encryption', async () => {
  expect(await judge(Buffer.from('%PDF-1.7\nwords'))).toBe('unreadable')
  expect(await judge(Buffer.from('%PDF-1.7\nwords\n%%EOF'))).toBe('pdf')
  expect(await judge(Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF'))).toBe('encrypted')
})
