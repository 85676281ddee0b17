import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  shuffledSubarray,
  stringMatching,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import {
  docxOf,
  docxTyped,
  documentEntry,
  typesOf,
  zipOf,
  type Entry,
} from '#server/services/files/testing/samples.ts'
import { judgeDocx } from './judge-docx.ts'

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strictKinds = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
/** The folder of people on a Mac. */
const users = ['', 'Users'].join('/')
const settings = 'word/_rels/settings.xml.rels'

const relations = (body: string | Buffer, name = settings): Buffer => docxOf({ name, body })
const relation = (attributes: string): Buffer =>
  relations(`<Relationships xmlns="${namespace}"><Relationship Id="r" ${attributes}/></Relationships>`)
const template = (target: string, mode = 'TargetMode="External"'): Buffer =>
  relation(`Type="${kinds}/attachedTemplate" Target="${target}" ${mode}`)

test.each([
  'file:///C:\\Users\\a\\x.dotx',
  `file:///C:${users}/a/100%25.dotx`,
  'C:\\Users\\100%\\x.dotx',
  'Normal.dotm',
  'file:///Users/hanako/Library/Templates/%E5%B1%A5%E6%AD%B4%E6%9B%B8.dotx',
  'file:///Users/hanako/My%20Documents/x.dotx',
  'file://localhost/Users/hanako/x.dotx',
  `${users}/hanako/x.dotx`,
  '/Applications/Microsoft Word.app/Contents/x.dotx',
  'file:///home/hanako/x.ott',
])('a template on the own disk is harmless: %s', async (target) => {
  expect(await judgeDocx(template(target))).toBe('docx')
})

test.each([
  'https://evil.example/x.dotm',
  'HTTP:\\\\evil.example\\x.dotm',
  '\\\\evil.example\\share\\x.dotm',
  '//evil.example/share/x.dotm',
  'file://evil.example/x.dotm',
  'file:////evil.example/x.dotm',
  'file:///\\\\evil.example\\x.dotm',
  'file://evil.example/Users/x.dotm',
  `${users}/../net/evil.example/x.dotm`,
  '/Users/%2e%2e/net/evil.example/x.dotm',
  '/Users//evil.example/x.dotm',
  '/Users/\\\\evil.example\\x.dotm',
  '/Users/%5C%5Cevil.example/x.dotm',
  '/net/evil.example/x.dotm',
  '/Network/evil.example/x.dotm',
  '%5C%5Cevil.example%5Cx.dotm',
  '..\\x.dotm',
  'https:x.dotm',
  '',
])('a template elsewhere is refused: %s', async (target) => {
  expect(await judgeDocx(template(target))).toBe('unsafe')
  // Without a mode, or with another one, an address is one all the same.
  expect(await judgeDocx(template(target || 'https://evil.example/', ''))).toBe(
    /^(?:[a-z]+:|[\\/]{2})/i.test(target || 'https:') ? 'unsafe' : 'docx',
  )
})

test.each([
  [
    '> in a value',
    `Note=">" Type="${kinds}/attachedTemplate" Target="https://evil.example/" TargetMode="External"`,
  ],
  [
    'a decoy in quotes',
    `Note=' Type="${kinds}/hyperlink"' Type="${kinds}/attachedTemplate" Target="https://evil.example/" TargetMode="External"`,
  ],
  [
    'another quote',
    `Type='${kinds}/attachedTemplate' Target='https://evil.example/?"' TargetMode='External'`,
  ],
  [
    'no space before',
    `Type="${kinds}/attachedTemplate" Target="https://evil.example/" TargetMode\n=\n"External"`,
  ],
  [
    'a strict kind',
    `Type="${strictKinds}/attachedTemplate" Target="https://evil.example/" TargetMode="External"`,
  ],
  [
    'a second kind',
    `xmlns:x="x" x:Type="${kinds}/hyperlink" Type="${kinds}/attachedTemplate" Target="https://evil.example/" TargetMode="External"`,
  ],
  ['another mode', `Type="${kinds}/image" Target="https://evil.example/" TargetMode="external"`],
  ['a subdocument', `Type="${kinds}/subDocument" Target="https://evil.example/" TargetMode="External"`],
  ['a frame', `Type="${kinds}/frame" Target="https://evil.example/" TargetMode="External"`],
  ['an object', `Type="${kinds}/oleObject" Target="https://evil.example/" TargetMode="External"`],
  ['a document within', `Type="${kinds}/aFChunk" Target="afchunk.mht"`],
  ['a control', `Type="${kinds}/control" Target="activeX/a.xml"`],
  ['what a control keeps', `Type="${kinds}/activeXControlBinary" Target="activeX/a"`],
  ['data of macros', `Type="${kinds}/wordVbaData" Target="data.xml"`],
  ['a bar of tools', `Type="${kinds}/attachedToolbars" Target="bars"`],
  ['keys for macros', `Type="${kinds}/keyMapCustomizations" Target="keys.xml"`],
  ['no kind', 'Target="https://evil.example/" TargetMode="External"'],
  [
    'twice the same attribute',
    `Type="${kinds}/hyperlink" Type="${kinds}/image" Target="https://evil.example/" TargetMode="External"`,
  ],
])('%s does not hide a relation', async (_, attributes) => {
  expect(await judgeDocx(relation(attributes))).toBe('unsafe')
})

const word = stringMatching(/^[a-z_][a-z\d._-]{0,6}$/)
const space = stringMatching(/^[ \t\n\r]{1,3}$/)
const few = stringMatching(/^[ \n]{0,2}$/)
/** A text as a value of an attribute: in either quotes, some of its characters in numbers. */
const valueOf = (text: string) =>
  tuple(constantFrom('"', "'"), array(nat(2), { minLength: text.length, maxLength: text.length })).map(
    ([quote, ways]) => {
      const written = Array.from(text, (character, at) =>
        ways[at] === 1 || '&<"\''.includes(character)
          ? `&#x${character.codePointAt(0)?.toString(16)};`
          : ways[at] === 2
            ? `&#${character.codePointAt(0)};`
            : character,
      )
      return `${quote}${written.join('')}${quote}`
    },
  )
const attribute = (name: string, text: string) =>
  tuple(few, few, valueOf(text)).map(([before, after, value]) => `${name}${before}=${after}${value}`)
const decoy = constantFrom(
  `Type="${kinds}/hyperlink"`,
  'TargetMode="Internal"',
  'Target="Normal.dotm"',
  '/><Relationship Id="x"/>',
  '>',
  '<!--',
  '-->',
  ']]>',
).chain((text) => attribute('Note', text))
const remote = constantFrom(
  'https://evil.example/x.dotm',
  '\\\\evil.example\\x',
  'file://evil.example/x',
  '//evil.example/x',
)
const element = tuple(
  word,
  constantFrom(kinds, strictKinds),
  constantFrom('attachedTemplate', 'image', 'frame', 'subDocument'),
  remote,
)
  .chain(([prefix, base, kind, target]) =>
    tuple(
      attribute('Type', `${base}/${kind}`),
      attribute('Target', target),
      attribute('TargetMode', 'External'),
      decoy,
      attribute('Id', 'rId1'),
    )
      .chain((attributes) => tuple(shuffledSubarray(attributes, { minLength: 5 }), space, few))
      .map(([attributes, between, last]) => {
        const name = `${prefix}:Relationship`
        return `<${prefix}:Relationships xmlns:${prefix}="${namespace}"><${name}${between}${attributes.join(between)}${last}/></${prefix}:Relationships>`
      }),
  )
  .filter((xml) => !/<xml/.test(xml))
const encoded = element.chain((xml) =>
  constantFrom(
    Buffer.from(xml),
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-8"?>${xml}`),
    Buffer.from(`\ufeff<?xml version="1.0" encoding="utf-16"?>${xml}`, 'utf16le'),
    Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(),
  ),
)
const partNames = constantFrom(
  settings,
  '_rels/.rels',
  'word/_rels/document.xml.rels',
  'word/_rels/footnotes.xml.rels',
  'customXml/_rels/item1.xml.RELS',
  'word\\_rels\\settings.xml.rels',
  'word/_rels/settings.xml.rel%73',
  'word/x/../_rels/settings.xml.rels',
)

test('wherever and however a remote part is written down, it is found', async () => {
  await assert(
    asyncProperty(encoded, partNames, async (body, name) => {
      expect(await judgeDocx(relations(body, name))).toBe('unsafe')
    }),
    { numRuns: 150 },
  )
})

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-8"?><a/>`), 'docx'],
  ['UTF-16', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>`, 'utf16le'), 'docx'],
  ['another encoding', Buffer.from(`<?xml version="1.0" encoding="IBM037"?><a/>`), 'unsafe'],
  ['an encoding that is not its own', Buffer.from(`<?xml version="1.0" encoding="utf-16"?><a/>`), 'unsafe'],
  ['bytes that are none of UTF-8', Buffer.from('<a b="\xff"/>', 'latin1'), 'unsafe'],
  ['a document type', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'unsafe'],
  ['an entity', Buffer.from('<a b="&c;"/>'), 'unsafe'],
  ['half an element', Buffer.from('<a b="'), 'unsafe'],
  ['a comment', Buffer.from('<a><!-- --></a>'), 'unsafe'],
  ['an unknown prefix', Buffer.from('<p:a/>'), 'unsafe'],
  ['text as it is', Buffer.from('<a><![CDATA[b]]></a>'), 'unsafe'],
  ['an instruction', Buffer.from('<a><?b c?></a>'), 'unsafe'],
  ['few levels', Buffer.from('<a>'.repeat(8) + '</a>'.repeat(8)), 'docx'],
  ['more levels', Buffer.from('<a>'.repeat(9) + '</a>'.repeat(9)), 'unsafe'],
  ['few attributes each', Buffer.from(`<a>${`<b ${attributes(32)}/>`.repeat(20)}</a>`), 'docx'],
  ['more attributes', Buffer.from(`<a ${attributes(33)}/>`), 'unsafe'],
  ['more than a megabyte', Buffer.from(`<a>${' '.repeat(1_100_000)}</a>`), 'unsafe'],
])('relations in %s: %3$s', async (_, body, answer) => {
  expect(await judgeDocx(relations(body))).toBe(answer)
})

test.each([
  ['spaces', (n: number) => `<Relationships><Relationship ${' '.repeat(n)}`],
  ['quotes', (n: number) => `<Relationships><Relationship Type="${' Type="'.repeat(n / 7)}`],
  ['tags', (n: number) => '<Relationship '.repeat(n / 14)],
  [
    'attributes',
    (n: number) => `<Relationship ${Array.from({ length: n / 9 }, (__, at) => `a${at}=""`).join(' ')}/>`,
  ],
  ['levels', (n: number) => '<a>'.repeat(n / 3)],
])('a megabyte of hostile %s is answered', async (_, bodyOf) => {
  expect(await judgeDocx(relations(bodyOf(1_000_000).padEnd(1_000_000)))).toBe('unsafe')
})

const types = typesOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml')
const harmless: Entry = { name: 'word/a.xml', body: '<a/>' }
const evil: Entry = {
  name: settings,
  body: `<Relationships><Relationship Type="${kinds}/attachedTemplate" Target="https://evil.example/" TargetMode="External"/></Relationships>`,
}
const wide = (...numbers: number[]): Buffer => {
  const field = Buffer.alloc(4 + 8 * numbers.length)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8 * numbers.length, 2)
  for (const [at, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * at)
  return field
}
/** The archive, with a record of 64 bits at its end that leads to a directory. */
const with64 = (archive: Buffer, change = 0, more = 0): Buffer => {
  const end = archive.subarray(-22)
  const body = archive.subarray(0, -22)
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 24)
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10) + more), 32)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16) + change), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(body.length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([body, record, locator, end])
}
const commented = (archive: Buffer, comment: Buffer): Buffer => {
  const end = Buffer.from(archive.subarray(-22))
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([archive.subarray(0, -22), end, comment])
}

/** A field of the last entry that holds a record as at the end, whose comment would be the one that follows. */
const endInField = (): Buffer => {
  const field = Buffer.alloc(4 + 22)
  field.writeUInt16LE(0xcafe, 0)
  field.writeUInt16LE(22, 2)
  field.write('PK\x05\x06', 4, 'latin1')
  field.writeUInt16LE(22, 4 + 20)
  return field
}
/** The archive, with other numbers in the local header of its first entry, which is the list of types. */
const withLocal = (...numbers: [at: number, number: number, bytes: 2 | 4][]): Buffer => {
  const archive = docxOf()
  for (const [at, number, bytes] of numbers) archive.writeUIntLE(number, at, bytes)
  return archive
}
/** The archive, with another number of entries on its last disk. */
const withCount = (count: number): Buffer => {
  const archive = docxOf()
  archive.writeUInt16LE(count, archive.length - 14)
  return archive
}

test.each([
  ['no document', zipOf([types]), 'wrong_type'],
  ['a key at its place', withLocal([6, 1, 2]), 'unsafe'],
  ['another packing at its place', withLocal([8, 0, 2]), 'unsafe'],
  ['another packed size at its place', withLocal([18, 9, 4]), 'unsafe'],
  ['sizes that follow', withLocal([6, 8, 2], [18, 0, 4], [22, 0, 4]), 'docx'],
  ['sizes that are nowhere', withLocal([18, 0, 4], [22, 0, 4]), 'unsafe'],
  ['entries on another disk', withCount(1), 'unreadable'],
  [
    'two fields of 64 bits',
    docxOf({ ...harmless, says: { extra: Buffer.concat([wide(4), wide(4)]) } }),
    'unsafe',
  ],
  [
    'thousands of entries',
    docxOf(...Array.from({ length: 3000 }, (_, at) => ({ name: `word/${at}`, body: '' }))),
    'unreadable',
  ],
  [
    'two names of which one is in pieces',
    docxOf({ name: 'word/\u304c', body: '' }, { name: 'word/\u304b\u3099', body: '' }),
    'unsafe',
  ],
  ['a step up that is encoded', docxOf({ name: 'word/%2e%2e/a.xml', body: '' }), 'unsafe'],
  ['a small part that packs well', docxOf({ name: 'word/a', body: Buffer.alloc(1_500_000) }), 'docx'],
  ['a larger one', docxOf({ name: 'word/a', body: Buffer.alloc(3_000_000) }), 'unsafe'],
  ['a long list of types', docxTyped(' '.repeat(300_000)), 'unsafe'],
  ...['vbaData+xml', 'keyMapCustomizations+xml', 'attachedToolbars', 'oleObject', 'activeX+xml'].map(
    (type): [string, Buffer, string] => [
      type,
      docxTyped(`<Default Extension="x" ContentType="application/${type}"/>`),
      'unsafe',
    ],
  ),
  ...['attachedToolbars.bin', 'activeX1.xml', 'oleObject2.bin'].map((name): [string, Buffer, string] => [
    name,
    docxOf({ name: `word/${name}`, body: '' }),
    'unsafe',
  ]),
  ['a comment', commented(docxOf(), Buffer.from('x')), 'docx'],
  ['a record of 64 bits', with64(docxOf()), 'docx'],
  [
    'sizes of 64 bits',
    docxOf({ ...harmless, says: { bytes: 0xffffffff, extra: wide(4), localBytes: 4 } }),
    'docx',
  ],
  ['a size that is nowhere', docxOf({ ...harmless, says: { bytes: 0xffffffff } }), 'unreadable'],
  ['another directory of 64 bits', with64(docxOf(), 4), 'unsafe'],
  ['more entries by 64 bits', with64(docxOf(), 0, 1), 'unsafe'],
  ['an end in a field', docxOf({ ...harmless, says: { extra: endInField() } }), 'unsafe'],
  [
    'another name at its place',
    docxOf({ ...evil, name: 'word/a.xml', says: { localName: settings } }),
    'unsafe',
  ],
  ['another size at its place', docxOf({ ...harmless, says: { localBytes: 9 } }), 'unsafe'],
  [
    'another name in a field',
    docxOf({ ...harmless, says: { extra: Buffer.from('7570020061 62'.replace(' ', ''), 'hex') } }),
    'unsafe',
  ],
  ['an archive before it', Buffer.concat([zipOf([evil]), docxOf()]), 'unreadable'],
  ['bytes behind it', Buffer.concat([docxOf(), Buffer.from('\n')]), 'unsafe'],
  [
    'an end in its comment',
    commented(docxOf(), Buffer.concat([docxOf().subarray(-22), Buffer.alloc(3)])),
    'unsafe',
  ],
  ['two ends that fit', commented(docxOf(), docxOf()), 'unsafe'],
  ['two names of which one is large', docxOf({ name: 'WORD/Document.xml', body: '' }), 'unsafe'],
  ['two names of which one is encoded', docxOf({ name: 'word/d%6Fcument.xml', body: '' }), 'unsafe'],
  ['a name from the root', docxOf({ name: '/word/a.xml', body: '' }), 'unsafe'],
  [
    'bytes before its end',
    Buffer.concat([docxOf().subarray(0, -22), Buffer.from('x'), docxOf().subarray(-22)]),
    'unsafe',
  ],
  ['a folder', docxOf({ name: 'word/', body: '' }), 'docx'],
  ['a percent sign', docxOf({ name: 'word/media/100%.png', body: '' }), 'docx'],
  ['macros under a name that is encoded', docxOf({ name: 'word/vb%61Project.bin', body: '' }), 'unsafe'],
  [
    'macros by a type with a decoy',
    docxTyped('<Default Extension=">" ContentType="application/vnd.ms-office.vbaProject"/>'),
    'unsafe',
  ],
  [
    'the type in a decoy',
    zipOf([
      {
        name: types.name,
        body: `<Types a='ContentType="${String(types.body)}"'/>`.replaceAll('<Override', ''),
      },
      documentEntry,
    ]),
    'unsafe',
  ],
])('an archive with %s: %3$s', async (_, archive, answer) => {
  expect(await judgeDocx(archive)).toBe(answer)
})

test('an entry that the directory does not name is refused, wherever it lies', async () => {
  const plain = docxOf()
  const hidden = zipOf([evil])
  const local = hidden.subarray(0, hidden.indexOf('PK\x01\x02', 'latin1'))
  const end = plain.subarray(-22)
  const at = end.readUInt32LE(16)
  const moved = Buffer.from(end)
  moved.writeUInt32LE(at + local.length, 16)
  expect(await judgeDocx(Buffer.concat([plain.subarray(0, at), local, plain.subarray(at, -22), moved]))).toBe(
    'unsafe',
  )
})
