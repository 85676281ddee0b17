import type { Over } from './fit-text.ts'

/**
 * The form of 厚生労働省履歴書様式例 (published on 16 April 2021), as data. Everything is in millimetres from the upper left corner of one
 * half, 210 × 297: a page of A4, or half a sheet of A3. Sizes of letters are in points.
 */
export type Box = {
  x: number
  y: number
  width: number
  height: number
  /** Letters are as large as fits between these. */
  sizes: readonly [largest: number, smallest: number]
  align: 'left' | 'center' | 'right'
  /** Where in its height the text stands. */
  stands: 'top' | 'middle'
  over: Over
}
export type Rule = {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  style: 'thick' | 'thin' | 'dashed'
}
/** Words of the form itself. */
export type Label = { text: string; box: Box }
/** A table of years, months and text. */
export type RowTable = { y: number; rows: number; title: string }

const left = 15
const right = 195
/** Where the photo's column begins. */
const photo = 158

const label = (text: string, x: number, y: number, width: number, size = 8): Label => ({
  text,
  box: {
    x,
    y,
    width,
    height: Math.max(6, size * 0.55),
    sizes: [size, size],
    align: 'left',
    stands: 'middle',
    over: 'ellipsis',
  },
})
const across = (y: number, style: Rule['style'] = 'thin', x1 = left, x2 = right): Rule => ({
  from: [x1, y],
  to: [x2, y],
  style,
})
const down = (x: number, y1: number, y2: number, style: Rule['style'] = 'thin'): Rule => ({
  from: [x, y1],
  to: [x, y2],
  style,
})
const frame = (x1: number, y1: number, x2: number, y2: number): Rule[] => [
  across(y1, 'thick', x1, x2),
  across(y2, 'thick', x1, x2),
  down(x1, y1, y2, 'thick'),
  down(x2, y1, y2, 'thick'),
]

export const rowTable = {
  x: left,
  year: 20,
  month: 12,
  width: right - left,
  head: 8,
  row: 9.5,
  sizes: [10.5, 8],
} as const

export const historyTable: RowTable = { y: 118, rows: 16, title: '学歴・職歴（各別にまとめて書く）' }
export const moreHistoryTable: RowTable = { y: 17, rows: 5, title: '学歴・職歴（各別にまとめて書く）' }
export const licenceTable: RowTable = { y: 79, rows: 6, title: '免許・資格' }

/** Rules of a table: its frame, its columns and a line for each row. */
export const rulesOf = ({ y, rows }: RowTable): Rule[] => {
  const { x, year, month, width, head, row } = rowTable
  const end = y + head + rows * row
  return [
    ...frame(x, y, x + width, end),
    down(x + year, y, end, 'dashed'),
    down(x + year + month, y, end),
    ...Array.from({ length: rows }, (_, index) => across(y + head + index * row)),
  ]
}

export const leftHalf = {
  rules: [
    // 氏名, beside the photo.
    across(24, 'thick', left, photo - 5),
    down(left, 24, 112, 'thick'),
    down(photo - 5, 24, 60, 'thick'),
    across(31, 'dashed', left, photo - 5),
    across(50, 'thin', left, photo - 5),
    down(118, 50, 60),
    // 現住所 and 連絡先.
    across(60, 'thick'),
    down(right, 60, 112, 'thick'),
    across(67, 'dashed', left, 148),
    across(86),
    across(93, 'dashed', left, 148),
    across(112, 'thick'),
    down(148, 60, 112),
    ...rulesOf(historyTable),
  ],
  photo: { x: photo + 3, y: 15, width: 30, height: 40 },
  title: label('履　歴　書', left, 12.5, 60, 18),
  /** Before what is written in each box. */
  labels: {
    asOf: [],
    nameKana: [label('ふりがな', left + 1.5, 24.5, 18)],
    name: [label('氏　　名', left + 1.5, 32, 18)],
    birth: [label('生年月日', left + 1.5, 52, 18)],
    gender: [label('※性別', 119.5, 50.5, 14, 7)],
    addressKana: [label('ふりがな', left + 1.5, 60.5, 18)],
    address: [label('現住所', left + 1.5, 67.5, 18)],
    tel: [label('電話', 149.5, 60.5, 18)],
    contact: [
      label('ふりがな', left + 1.5, 86.5, 18),
      label('連絡先', left + 1.5, 93.5, 18),
      label('（現住所以外に連絡を希望する場合のみ記入）', 84, 93.5, 63, 7),
      label('電話', 149.5, 86.5, 18),
    ],
  },
  note: label('※「性別」欄：記載は任意です。未記載とすることも可能です。', left, 279.5, 120, 8),
  /** In the empty box for the photo. */
  photoLabels: [
    label('写真をはる位置', photo + 6, 18, 26, 7.5),
    label('写真をはる必要がある場合', photo + 4.3, 26, 28, 6),
    label('1. 縦 36〜40mm', photo + 4.3, 31, 28, 6),
    label('横 24〜30mm', photo + 7, 35, 25, 6),
    label('2. 本人単身胸から上', photo + 4.3, 40, 28, 6),
    label('3. 裏面のりづけ', photo + 4.3, 45, 28, 6),
  ],
} as const satisfies {
  rules: readonly Rule[]
  photo: { x: number; y: number; width: number; height: number }
  title: Label
  labels: Readonly<Record<string, readonly Label[]>>
  note: Label
  photoLabels: readonly Label[]
}

export const rightHalf = {
  rules: [
    ...rulesOf(moreHistoryTable),
    ...rulesOf(licenceTable),
    ...frame(left, 150, right, 232),
    across(158),
    ...frame(left, 238, right, 280),
    across(246),
  ],
  labels: {
    appeal: label('志望の動機、特技、好きな学科、アピールポイントなど', left + 2, 151, 170, 9),
    wishes: label(
      '本人希望記入欄（特に給料・職種・勤務時間・勤務地・その他についての希望などがあれば記入）',
      left + 2,
      239,
      176,
      9,
    ),
  },
} as const satisfies { rules: readonly Rule[]; labels: Readonly<Record<string, Label>> }

const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  sizes: Box['sizes'],
  align: Box['align'] = 'left',
): Box => ({ x, y, width, height, sizes, align, stands: 'middle', over: 'ellipsis' })
/** A box for a text of many lines. */
const page = (x: number, y: number, width: number, height: number): Box => ({
  ...box(x, y, width, height, [10.5, 8]),
  stands: 'top',
  over: 'note',
})

/** Where each text of `ResumeContent` stands on the left half. */
export const leftBoxes = {
  asOf: box(90, 16, 62, 7, [10, 8], 'right'),
  nameKana: box(36, 24, 115, 7, [9.5, 6]),
  name: box(36, 33, 115, 16, [20, 8]),
  birth: box(36, 50, 80, 10, [11, 8]),
  gender: box(130, 50, 21, 10, [10, 5]),
  addressKana: box(36, 60, 110, 7, [8.5, 5]),
  address: box(36, 68, 110, 17.5, [11, 6.5]),
  tel: box(150, 66, 43, 18, [11, 7]),
  contact: box(36, 99, 110, 12, [11, 6.5]),
} as const

/** And those of the right half; what does not fit at the smallest size goes on a page of its own. */
export const rightBoxes = {
  appeal: page(18, 160, 174, 71),
  wishes: page(18, 248, 174, 31),
} as const

/** A page for what found no room. */
export const appendix = { x: 15, y: 16, width: 180, end: 281, size: 9.5 } as const
