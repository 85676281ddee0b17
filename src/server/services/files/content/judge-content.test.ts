import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  docxOf,
  docxTyped,
  documentEntry,
  pdfOf,
  pictureOf,
  typesOf,
  zipOf,
} from '#server/services/files/testing/samples.ts'
import { judgeBeginning } from './judge-beginning.ts'
import { judgeContent, judgeImage } from './judge-content.ts'

const judge = async (bytes: Buffer) => {
  const first = judgeBeginning(bytes.subarray(0, 4100))
  if (first.kind === 'refused') return first.problem
  const answer = await judgeContent(bytes, first.beginning)
  return answer.kind === 'good' ? answer.type : answer.problem
}

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4096)])
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const withMacros = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** A part of the list of types, with a name that says nothing. */
const partOf = (type: string) => `<Override PartName="/word/theme/a.dat" ContentType="${type}"/>`

const relations = (kind: string, target: string, mode = 'External') =>
  docxOf({
    name: 'word/_rels/settings.xml.rels',
    body: `<?xml version="1.0"?><Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
  })

test.each([
  ['a document with a link', relations('hyperlink', 'https://example.com/'), 'docx'],
  ['a document from a template', relations('attachedTemplate', 'file:///C:\\Users\\a\\x.dotx'), 'docx'],
  ['a template of the net', relations('attachedTemplate', 'https://evil.example/x.dotm'), 'unsafe'],
  ['a template of a share', relations('attachedTemplate', 'file://evil.example/x.dotm'), 'unsafe'],
  ['an address in numbers', relations('image', 'https://evil.example/', 'Ext&#x65;rnal'), 'unsafe'],
  ['a document with an object', docxOf({ name: 'word/embeddings/oleObject1.bin', body: 'x' }), 'unsafe'],
  ['a PDF', pdfOf(), 'pdf'],
  ['a PDF that goes on as a page', Buffer.concat([pdfOf(), Buffer.from('<html><script>1</script>')]), 'pdf'],
  ['a document of Word', docxOf(), 'docx'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'wrong_type'],
  ['XML with SVG', Buffer.from('<?xml version="1.0"?><svg></svg>'), 'wrong_type'],
  ['a page', Buffer.from('<!doctype html><script>1</script>'), 'wrong_type'],
  ['a page that goes on as a PDF', Buffer.concat([Buffer.from('<html>\n'), pdfOf()]), 'wrong_type'],
  ['a program', program, 'wrong_type'],
  ['plain text', Buffer.from('こんにちは'), 'wrong_type'],
  ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'wrong_type'],
  ['an archive', zipOf([{ name: 'a.txt', body: 'a' }]), 'wrong_type'],
  ['a spreadsheet', zipOf([typesOf(spreadsheet), documentEntry]), 'wrong_type'],
  ['a document with macros, by its type', zipOf([typesOf(withMacros), documentEntry]), 'wrong_type'],
  ['a document with macros', docxOf({ name: 'word/vbaProject.bin', body: 'x' }), 'unsafe'],
  ['macros under another name', docxTyped(partOf('application/vnd.ms-office.vbaProject')), 'unsafe'],
  [
    'macros, with a type in numbers',
    docxTyped(partOf('application/vnd.ms-office.&#118;baProject')),
    'unsafe',
  ],
  ['macros behind a comment', docxTyped('<!-- --><Default Extension="dat" ContentType="x/y"/>'), 'unsafe'],
  ['macros by a relation', relations('vbaProject', 'theme/a.dat', 'Internal'), 'unsafe'],
  ['an object by a relation', relations('oleObject', 'media/a.dat', 'Internal'), 'unsafe'],
  [
    'settings of a printer',
    docxTyped(partOf('application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings')),
    'docx',
  ],
  ['an Office file under a password', compound, 'encrypted'],
  ['an entry under a password', docxOf({ name: 'x', body: 'x', says: { flags: 1 } }), 'encrypted'],
  ['a PDF under a password', pdfOf('<< /Encrypt 5 0 R >>'), 'encrypted'],
  ['a PDF that speaks of passwords', pdfOf('/Encrypt and other words'), 'pdf'],
  ['half a PDF', pdfOf().subarray(0, 60), 'unreadable'],
  ['half a document', docxOf().subarray(0, 200), 'unreadable'],
  ['an archive without a directory', Buffer.from('PK\x03\x04'), 'unreadable'],
])('%s: %3$s', async (_, bytes, answer) => {
  expect(await judge(bytes)).toBe(answer)
})

/** Bytes that don't pack. */
const noise = (bytes: number) => randomBytes(bytes)
const zeros = Buffer.alloc(70 * 1024 * 1024)

test('archives that unpack to far more than they should are refused, whatever they say', async () => {
  // Says the truth: 70 MB of zeros in 70 KB.
  expect(await judge(docxOf({ name: 'word/media/a', body: zeros }))).toBe('unsafe')
  // Says 100 bytes.
  expect(await judge(docxOf({ name: 'word/media/a', body: zeros, says: { bytes: 100 } }))).toBe('unsafe')
  // Within the bound of bytes, but a thousand times what it takes.
  expect(await judge(docxOf({ name: 'a', body: zeros.subarray(0, 10 * 1024 * 1024) }))).toBe('unsafe')
  // Says more than there is.
  expect(await judge(docxOf({ name: 'a', body: 'x', says: { bytes: 2 } }))).toBe('unsafe')
  // Within a hundred times what it takes, but more than anybody writes.
  const large = [
    { name: 'word/media/a', body: noise(700_000) },
    { name: 'word/media/b', body: zeros.subarray(0, 64 * 1024 * 1024) },
  ]
  expect(await judge(docxOf(...large))).toBe('unsafe')
  // Many entries over the same bytes, each of them true.
  const offset = docxOf().indexOf('PK\x01\x02', 'latin1')
  const shared = Array.from({ length: 9 }, (_, index) => ({ name: `a${index}`, body: 'x', says: { offset } }))
  expect(await judge(docxOf(...shared))).toBe('unsafe')
  // Two documents of one name, of which programs read the one or the other.
  expect(await judge(docxOf(documentEntry))).toBe('unsafe')
  // Each piece alone is small.
  const many = Array.from({ length: 70 }, (_, index) => ({
    name: `b${index}`,
    body: zeros.subarray(0, 1024 * 1024),
  }))
  expect(await judge(docxOf(...many))).toBe('unsafe')
})

test('a document with real pictures and text is taken', async () => {
  const picture = noise(300_000)
  expect(
    await judge(
      docxOf({ name: 'word/media/image1.png', body: picture }, { name: 'docProps/app.xml', body: '' }),
    ),
  ).toBe('docx')
})

test.each(['png', 'jpg'] as const)('a %s is drawn anew: the place it was taken at is gone', async (type) => {
  const given = await pictureOf(type)
  expect((await sharp(given).metadata()).exif).toBeDefined()
  const judged = await judgeContent(Buffer.concat([given, Buffer.from('<script>hidden</script>')]), type)
  if (judged.kind !== 'good') throw new Error(judged.problem)
  const { exif, width, height, format } = await sharp(judged.bytes).metadata()
  expect({ exif, width, height, format }).toEqual({
    exif: undefined,
    width: 40,
    height: 20,
    format: type === 'jpg' ? 'jpeg' : 'png',
  })
  expect(judged.bytes.includes('hidden')).toBe(false)
})

test('a picture stands as the camera was held', async () => {
  const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const judged = await judgeContent(lying, 'jpg')
  if (judged.kind !== 'good') throw new Error(judged.problem)
  expect(await sharp(judged.bytes).metadata()).toMatchObject({ width: 20, height: 40 })
})

test('pictures that are broken, or larger than anybody takes them, are unreadable', async () => {
  const picture = await pictureOf('png', { width: 400, height: 400 })
  expect(await judge(picture.subarray(0, picture.length - 60))).toBe('unreadable')
  const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await judge(huge)).toBe('unreadable')
})

const sizes = async (bytes: Buffer) => {
  const { format, width, height, exif, hasAlpha } = await sharp(bytes).metadata()
  return { format, width, height, exif, hasAlpha }
}

test.each([
  ['logo', 'jpg', { width: 1000, height: 500 }, { format: 'png', width: 256, height: 128 }],
  ['logo', 'png', { width: 40, height: 20 }, { format: 'png', width: 40, height: 20 }],
  ['photo', 'png', { width: 3000, height: 3000 }, { format: 'jpeg', width: 960, height: 960 }],
  ['photo', 'jpg', { width: 640, height: 480 }, { format: 'jpeg', width: 640, height: 480 }],
] as const)(
  'a %s that came as %s of %j is drawn as %j, and nothing but picture',
  async (kind, type, came, drawn) => {
    const given = Buffer.concat([await pictureOf(type, came), Buffer.from('<script>hidden</script>')])
    const judged = await judgeImage(given, type, kind)
    if (judged.kind !== 'good') throw new Error(judged.problem)
    expect(await sizes(judged.bytes)).toMatchObject({ ...drawn, exif: undefined })
    expect(judged).toMatchObject({
      type: kind === 'logo' ? 'png' : 'jpg',
      pixels: { width: drawn.width, height: drawn.height },
    })
    expect(judged.bytes.includes('hidden')).toBe(false)
  },
)

test('a logo keeps what shines through it; a photo has white there', async () => {
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const [logo, photo] = [await judgeImage(clear, 'png', 'logo'), await judgeImage(clear, 'png', 'photo')]
  if (logo.kind !== 'good' || photo.kind !== 'good') throw new Error('refused')
  expect((await sharp(logo.bytes).stats()).isOpaque).toBe(false)
  const { channels } = await sharp(photo.bytes).stats()
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250)
})

test('what is no picture is no picture of a company, and broken ones are unreadable', async () => {
  expect(await judgeImage(pdfOf(), 'pdf', 'logo')).toEqual({ kind: 'refused', problem: 'wrong_type' })
  const picture = await pictureOf('png', { width: 400, height: 400 })
  expect(await judgeImage(picture.subarray(0, picture.length - 60), 'png', 'photo')).toEqual({
    kind: 'refused',
    problem: 'unreadable',
  })
})
