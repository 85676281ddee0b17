import { formatBytes } from '#contract/format/bytes.ts'
import { limits } from '#contract/limits.ts'
import type { FileDeletion, FileProblem } from '#contract/stored-file.ts'
import type { FileScan } from '#contract/codes/stored-file.ts'

/** What may be sent, before the field. */
export const fileSupport = `PDF、Word（docx）、PNG、JPEGを送れます。1つ${formatBytes(limits.fileBytes)}までです。`

/** What a form's files go with, in words, and how many they may be. `kinds`: whether their sender says what each is for. */
export const fileUses = {
  application: {
    legend: '添付する書類',
    support: `履歴書やポートフォリオなど、${limits.applicationFiles}個まで添付できます。チェックしたファイルだけが、この応募と一緒に企業へ送られます。`,
    most: limits.applicationFiles,
    kinds: 'asked',
  },
  message: {
    legend: '添付するファイル',
    support: `${limits.messageFiles}個まで添付できます。チェックしたファイルだけが、このメッセージと一緒に企業へ送られます。`,
    most: limits.messageFiles,
    kinds: 'asked',
  },
  companyMessage: {
    legend: '添付するファイル',
    support: `${limits.messageFiles}個まで添付できます。チェックしたファイルだけが、このメッセージと一緒に学生へ送られます。`,
    most: limits.messageFiles,
    kinds: 'other',
  },
} as const satisfies Record<
  string,
  { legend: string; support: string; most: number; kinds: 'asked' | 'other' }
>
export type FileUse = keyof typeof fileUses

/** When the form around is sent too early. */
export const stillSending =
  '送信中のファイルがあります。終わるまで待つか、中止してから、もう一度押してください。'

/** Why a file was not taken, and what to do. */
export const fileMessages = {
  empty: 'ファイルの中身が空です。別のファイルを選んでください。',
  too_large: `ファイルが大きすぎます。${formatBytes(limits.fileBytes)}までのファイルを選んでください。`,
  wrong_type: 'この種類のファイルは送れません。PDF、Word（docx）、PNG、JPEGのどれかで用意してください。',
  encrypted:
    'パスワードのついたファイルと、古い形式のOfficeのファイル（.docなど）は送れません。パスワードを外すか、PDFで保存しなおしてください。',
  unsafe: 'マクロや、安全に開けない内容が含まれているため送れません。PDFで保存しなおしてください。',
  unreadable:
    'ファイルが壊れているか、画像が大きすぎて読み取れません。保存しなおして、もう一度お試しください。',
  too_complex:
    '内容が複雑すぎるため、安全を確認できませんでした。書類はPDFで保存しなおし、画像は小さくして、もう一度お試しください。',
  busy: 'ただいま混み合っているため、ファイルを確認できませんでした。少し待ってから、もう一度お試しください。',
  too_many: `保存できるファイルは${limits.personFiles}個までです。使わないファイルを削除してから、もう一度お試しください。`,
  full: `保存できる容量（合わせて${formatBytes(limits.personFileBytes)}）を超えます。使わないファイルを削除してから、もう一度お試しください。`,
  member_full: `保管できるファイルは、1人${limits.memberFiles}個、合わせて${formatBytes(limits.memberFileBytes)}までです。前に送ったファイルを選ぶか、送ったやりとりが削除されるのをお待ちください。`,
  limited: '短い時間に多くのファイルが送られました。しばらく待ってから、もう一度お試しください。',
  ticket_over: '受け付けの時間が過ぎました。もう一度お試しください。',
} as const satisfies Record<FileProblem, string>

/** The same of a company's picture. */
export const imageMessages = {
  ...fileMessages,
  wrong_type: 'この種類のファイルは使えません。PNGかJPEGの画像を選んでください。',
  too_many: `写真は${limits.companyPhotos}枚までです。どれかを削除してから、もう一度お試しください。`,
} as const satisfies Record<FileProblem, string>

/** What the check of a file says so far. */
export const scanNames = {
  waiting: '安全を確認中',
  clean: '確認済み',
  refused: '安全を確認できませんでした',
} as const satisfies Record<FileScan, string>

/** How a deletion that did not happen is told. */
export const deletionProblems = {
  under_way: '選考が進んでいる応募と、そのメッセージで送ったファイルは、削除できません。',
  missing: 'このファイルは、すでに削除されています。',
} as const satisfies Record<Exclude<FileDeletion, 'deleted'>, string>
