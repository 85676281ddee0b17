import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTypes } from '#contract/codes/stored-file.ts'
import { contentDisposition, fileName, fileStem } from './file-name.ts'

test.each([
  ['履歴書.pdf', '履歴書.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\hanako\\履歴書.docx', '履歴書.pdf'],
  ['resume\u202Efdp.exe', 'resume fdp.pdf'],
  ['a\0b.pdf', 'a b.pdf'],
  ['  .pdf', 'ファイル.pdf'],
  ['..', 'ファイル.pdf'],
  ['', 'ファイル.pdf'],
  ['.htaccess.pdf', 'htaccess.pdf'],
  ['con.pdf', '_con.pdf'],
  ['a:b*c?"<d>|e.pdf', 'a b c d e.pdf'],
  ['履歴書 v1.2 最終.PDF', '履歴書 v1.2 最終.pdf'],
  ['line\nbreak\u2028x.pdf', 'line break x.pdf'],
  ['か\u3099.pdf', 'が.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(fileName(fileStem(given), 'pdf')).toBe(kept)
})

test('a name of 300 characters keeps its beginning and gets its ending', () => {
  const name = fileName(fileStem(`${'あ'.repeat(300)}.pdf`), 'pdf')
  expect(name).toBe(`${'あ'.repeat(70)}.pdf`)
  expect(Buffer.byteLength(name)).toBeLessThan(255)
})

test('whatever a browser says, the name fits its column, holds nothing hidden and ends like its type', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom(...fileTypes),
      (given, type) => {
        const name = fileName(fileStem(given), type)
        expect(name.length).toBeLessThanOrEqual(150)
        expect([...name].length).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\]/u)
        expect(name).toMatch(/^[^. ].*\.(?:pdf|docx|png|jpg)$/u)
        expect(name.endsWith(`.${type}`)).toBe(true)
        const header = contentDisposition(name, type)
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.%~!$&+-]+$/,
        )
        expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name)
      },
    ),
  )
})

test('the header names the file in UTF-8, and in ASCII for old programs', () => {
  expect(contentDisposition('履歴書 (1).pdf', 'pdf')).toBe(
    'attachment; filename="___ (1).pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8%20%281%29.pdf',
  )
  expect(contentDisposition('履歴書.pdf', 'pdf')).toContain('filename="file.pdf"')
  expect(contentDisposition('a"b\\c.pdf', 'pdf')).toContain('filename="a_b_c.pdf"')
})
