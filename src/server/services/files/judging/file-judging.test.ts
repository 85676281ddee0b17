import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { docxOf, pdfOf, pictureOf } from '#server/services/files/testing/samples.ts'
import { createFileJudging, judgingLimits, type FileJudging } from './file-judging.ts'

let folder: string
let judging: FileJudging | null = null
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'judging-'))
})
afterEach(async () => {
  await judging?.close()
  await rm(folder, { recursive: true, force: true })
})

const put = async (name: string, bytes: Buffer): Promise<string> => {
  const place = path.join(folder, name)
  await writeFile(place, bytes)
  return place
}

test('documents and pictures are judged in threads; only what was drawn anew comes back', async () => {
  judging = createFileJudging()
  const [pdf, docx, png] = [
    await put('a', pdfOf()),
    await put('b', docxOf()),
    await put('c', await pictureOf('png')),
  ]
  expect(
    await Promise.all([
      judging.judge({ place: pdf, beginning: 'pdf', form: 'file' }),
      judging.judge({ place: docx, beginning: 'zip', form: 'file' }),
      judging.judge({ place: png, beginning: 'png', form: 'file' }),
      judging.judge({ place: png, beginning: 'png', form: 'logo' }),
      judging.judge({ place: pdf, beginning: 'pdf', form: 'logo' }),
    ]),
  ).toEqual([
    { kind: 'good', type: 'pdf', drawn: null },
    { kind: 'good', type: 'docx', drawn: null },
    { kind: 'good', type: 'png', drawn: expect.any(Uint8Array) },
    { kind: 'good', type: 'png', drawn: expect.any(Uint8Array), pixels: { width: 40, height: 20 } },
    { kind: 'refused', problem: 'wrong_type' },
  ])
})

test('a file that takes more time than any real one is refused, and the next one is judged', async () => {
  judging = createFileJudging({
    ...judgingLimits,
    documents: { ...judgingLimits.documents, milliseconds: 1 },
  })
  // Within every bound of size: half a second's work of a quiet machine.
  const large = Array.from({ length: 50 }, (_, at) => ({
    name: `word/media/${at}`,
    body: Buffer.alloc(1024 * 1024, String(at)),
  }))
  const place = await put('a', docxOf({ name: 'word/b', body: randomBytes(700_000) }, ...large))
  expect(await judging.judge({ place, beginning: 'zip', form: 'file' })).toEqual({
    kind: 'refused',
    problem: 'too_complex',
  })
  const picture = await put('b', await pictureOf('jpg'))
  expect(await judging.judge({ place: picture, beginning: 'jpg', form: 'file' })).toMatchObject({
    kind: 'good',
  })
})

/** A PDF whose catalogue lies behind half a gigabyte of spaces, packed to half a megabyte. */
const bomb = (): Buffer => {
  const spaces = deflateSync(Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(500_000_000, ' ')]))
  const objects = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${spaces.length} >>\nstream\n`,
    ),
    spaces,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const table = Buffer.from([2, 0, 0, 0, 2, 0, 1, 0, 0, 0, 9, 0])
  return Buffer.concat([
    objects,
    Buffer.from(
      `3 0 obj\n<< /Type /XRef /Size 3 /Index [1 2] /W [1 4 1] /Root 1 0 R /Length ${table.length} >>\nstream\n`,
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ])
}

test('a file that takes more memory than any real one is refused', async () => {
  judging = createFileJudging({
    ...judgingLimits,
    documents: { ...judgingLimits.documents, milliseconds: 100_000 },
  })
  const place = await put('a', bomb())
  expect(await judging.judge({ place, beginning: 'pdf', form: 'file' })).toEqual({
    kind: 'refused',
    problem: 'too_complex',
  })
})
