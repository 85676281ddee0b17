import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { adFileLimits } from '#contract/ad-file.ts'
import { columnOf, columnsFor } from '#contract/ad-file-columns.ts'
import { readUpload } from '#contract/ad-upload.ts'
import { cleanTyped, type TypedJobPost } from '#contract/job-post-typed.ts'
import { growthOf } from '#server/testing/cost.ts'
import { readAdFile, type AdFile } from './read-ad-file.ts'
import { writeAdFile } from './write-ad-file.ts'

const full: TypedJobPost = cleanTyped(
  Object.entries({
    kind: 'part_time',
    title: '=夜の "接客", スタッフ',
    occupation: 'sales',
    graduationYears: '2028年、2029年',
    duties: '1行目\n2行目',
    'workAspects.people': '4',
    termKind: 'fixed',
    termFrom: '2027年4月1日',
    remote: 'partial',
    'workplaces.0.scope': 'hire',
    'workplaces.0.name': '本店',
    'workplaces.0.prefectureCode': '13',
    'workplaces.0.city': '三鷹市',
    'workplaces.0.station1': '三鷹',
    'workplaces.0.way1': 'bus',
    'workplaces.0.minutes1': '12分',
    'workplaces.1.scope': 'range',
    'workplaces.1.name': '支店',
    'workplaces.1.prefectureCode': '27',
    'workplaces.1.city': '大阪市北区',
    'allowances.0.name': '深夜手当',
    'allowances.0.amount': '5,000',
    overtime: 'no',
    fixedOvertimeExcessPaid: 'yes',
    'insurance.employment': 'on',
    'insurance.accident': 'on',
    smoking: 'no_smoking',
    selectionFlow: '書類\n面接',
    'questions.0': '出られる曜日は？',
    'questions.1': '1-2',
    validThrough: '2027年3月31日',
  }),
)
const open: TypedJobPost = { kind: 'open_company', title: '会社の見学', remote: 'full' }

const rowsOf = (file: AdFile) => {
  if (file.kind === 'fault') throw new Error(file.fault)
  return file.rows
}
const typedOf = (file: AdFile) => rowsOf(file).map(({ sent }) => cleanTyped(sent))
const csv = (...lines: string[]) => readAdFile(lines.join('\r\n'))

test.each(['csv', 'json'] as const)(
  'what is taken out as %s says the same when it is brought in',
  (format) => {
    const text = writeAdFile(
      [
        { key: 'A-1', typed: full },
        { key: '007', typed: open },
      ],
      format,
    )
    const file = readAdFile(text)
    expect(rowsOf(file).map(({ key }) => key)).toEqual(['A-1', '007'])
    expect(typedOf(file)).toEqual([full, open])
    expect(file).toMatchObject({ unknown: [] })
  },
)

test('any text comes back as it was', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (duties) => {
      const typed = cleanTyped([
        ['kind', 'new_grad'],
        ['duties', duties],
      ])
      for (const format of ['csv', 'json'] as const)
        expect(typedOf(readAdFile(writeAdFile([{ key: 'k', typed }], format)))).toEqual([typed])
    }),
  )
})

test('every column is found by its heading, and no heading names two', () => {
  const columns = columnsFor([full])
  for (const column of columns) {
    expect(columnOf(column.heading)?.name).toBe(column.name)
    expect(columnOf(column.name)?.name).toBe(column.name)
  }
})

test.each([
  ['給与の単位,時給', 'wageUnit', 'hour'],
  ['契約の期間,期間の定めあり', 'termKind', 'fixed'],
  ['時間外の勤務,TRUE', 'overtime', 'yes'],
  ['時間外の勤務,なし', 'overtime', 'no'],
  ['リモートワーク,オンラインのみ', 'remote', 'full'],
  ['働く場所１：都道府県,東京都', 'workplaces.0.prefectureCode', '13'],
  ['働く場所2：最寄り駅,渋谷', 'workplaces.1.station1', '渋谷'],
  ['加入する保険：雇用保険,○', 'insurance.employment', 'on'],
  ['加入する保険：雇用保険,はい', 'insurance.employment', 'on'],
  ['応募のときの質問2,志望の理由', 'questions.1', '志望の理由'],
  ['給与の単位,ひと月', 'wageUnit', 'ひと月'],
  ['title,営業', 'title', '営業'],
])('%s is read as %s', (cell, name, value) => {
  const [heading, text] = cell.split(',')
  const [row] = rowsOf(csv(`管理番号,${heading}`, `1,${text}`))
  expect(row?.sent).toContainEqual([name, value])
})

test.each(['×', '', '0', 'いいえ', 'FALSE'])('%j ticks nothing', (mark) => {
  const [row] = rowsOf(csv('管理番号,加入する保険：雇用保険', `1,"${mark}"`))
  expect(cleanTyped(row?.sent ?? [])).toEqual({})
})

test('columns stand in any order, empty lines are none, and what no field has is told', () => {
  const file = csv('求人名,メモ,管理番号,', '営業,x,A-1,', ',,,', '事務,,A-2,')
  expect(file).toMatchObject({ kind: 'read', unknown: ['メモ'] })
  expect(rowsOf(file).map(({ number, key }) => [number, key])).toEqual([
    [1, 'A-1'],
    [2, 'A-2'],
  ])
})

test('cells that are parted by tabs are read, and names of columns as the form calls them', () => {
  expect(typedOf(readAdFile('管理番号\t求人名\n1\t営業,事務'))).toEqual([{ title: '営業,事務' }])
})

test.each([
  ['NO_KEYS', '求人名\n営業'],
  ['NO_KEYS', ''],
  ['NO_ROWS', '管理番号,求人名'],
  ['NO_ROWS', '[{"key": null}]'.replace('{"key": null}', '')],
  ['DOUBLE_COLUMN', '管理番号,求人名,求人名\n1,a,b'],
  ['DOUBLE_COLUMN', '管理番号,key\n1,2'],
  ['NOT_CSV', '管理番号,求人名\n1,"開いたまま'],
  ['NOT_JSON', '[{"key": "1"'],
  ['NOT_JSON', '{"key": "1"}'],
  ['NOT_JSON', '["営業"]'],
  ['NOT_JSON', `[{"key": "1", "a": ${'['.repeat(5)}1${']'.repeat(5)}}]`],
  [
    'TOO_MANY_ROWS',
    ['管理番号', ...Array.from({ length: adFileLimits.rows + 1 }, (_, row) => row)].join('\n'),
  ],
  ['TOO_MANY_ROWS', JSON.stringify(Array.from({ length: adFileLimits.rows + 1 }, (_, key) => ({ key })))],
])('%s: %j', (fault, text) => {
  expect(readAdFile(text)).toEqual({ kind: 'fault', fault: text === '[]' ? 'NO_KEYS' : fault })
})

test.each([
  ['columns', (size: number) => `管理番号,${'x,'.repeat(size)}`],
  ['parts', (size: number) => `[{"key":"1","workplaces":[${'{"city":"x"},'.repeat(size)}{}]}]`],
])('a file of many %s takes no longer than its length', async (_, text) => {
  expect(await growthOf((size) => readAdFile(text(size)), 4000)).toBeLessThan(3)
})

const upload = (...bytes: BlobPart[]) => readUpload(new File(bytes, 'a.csv'))
const shiftJis = new Uint8Array([0x8a, 0xc7, 0x97, 0x9d, 0x94, 0xd4, 0x8d, 0x86])

test.each([
  ['UTF-8', ['管理番号']],
  ['UTF-8 behind a mark', [new Uint8Array([0xef, 0xbb, 0xbf]), '管理番号']],
  ['Shift JIS', [shiftJis]],
  [
    'UTF-16',
    [new Uint8Array([0xff, 0xfe]), new Uint16Array([...'管理番号'].map((sign) => sign.charCodeAt(0)))],
  ],
])('a file in %s is read', async (_, bytes) => {
  expect(await upload(...bytes)).toEqual({ kind: 'text', text: '管理番号' })
})

test.each([
  ['NO_FILE', new File([], 'a.csv')],
  ['NO_FILE', null],
  ['NO_FILE', 'a text'],
  ['TOO_LARGE', new File(['x'.repeat(adFileLimits.bytes + 1)], 'a.csv')],
  ['NOT_TEXT', new File([new Uint8Array([0xff, 0xff, 0x80])], 'a.csv')],
  ['NOT_TEXT', new File(['管理番号\0'], 'a.csv')],
])('%s is told', async (fault, file) => {
  expect(await readUpload(file)).toEqual({ kind: 'fault', fault })
})
