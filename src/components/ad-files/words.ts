import { adFileLimits, type AdFileFault, type AdRowOutcome, type AdUploadFault } from '#contract/ad-file.ts'
import { formatBytes } from '#contract/format/bytes.ts'

/** Why nothing of a file is read, and what to do. */
export const faultWords = {
  NO_FILE: 'ファイルを選んでください。',
  TOO_LARGE: `ファイルは${formatBytes(adFileLimits.bytes)}までです。いくつかに分けてください。`,
  NOT_TEXT: '文字を読み取れませんでした。CSV（UTF-8またはシフトJIS）かJSONで保存し直してください。',
  NOT_CSV: 'CSVとして読み取れませんでした。「"」の数や、セルの区切りを確かめてください。',
  NOT_JSON: 'JSONとして読み取れませんでした。求人の配列（[ ]）になっているかを確かめてください。',
  NO_KEYS: '「管理番号」の列がありません。1行目を見出しにして、「管理番号」の列を加えてください。',
  DOUBLE_COLUMN: '同じ見出しの列が2つあります。1つにしてください。',
  NO_ROWS: '求人が1件もありません。2行目から、1行に1件ずつ書いてください。',
  TOO_MANY_ROWS: `1つのファイルで登録できる求人は${adFileLimits.rows}件までです。いくつかに分けてください。`,
} as const satisfies Record<AdFileFault | AdUploadFault, string>

/** What becomes of a row: before it is done, and after. */
export const outcomeWords = {
  new: { before: '新しい下書き', after: '下書きを作りました' },
  changed: { before: '更新', after: '更新しました' },
  unchanged: { before: '変更なし', after: '変更なし' },
  refused: { before: '登録できません', after: '登録していません' },
} as const satisfies Record<AdRowOutcome, { before: string; after: string }>
