/** What a file is for; the student says so. */
export const fileKinds = ['resume', 'portfolio', 'other'] as const
export type FileKind = (typeof fileKinds)[number]
export const fileKindNames = {
  resume: '履歴書・職務経歴書',
  portfolio: 'ポートフォリオ・作品',
  other: 'その他の書類',
} as const satisfies Record<FileKind, string>

/** Whether a file was looked at for malware: it can be sent while it waits, and is read only once it is clean. */
export const fileScans = ['waiting', 'clean', 'refused'] as const
export type FileScan = (typeof fileScans)[number]

/** What may be uploaded, by what the bytes say; names and what a browser claims are not believed. */
export const fileTypes = ['pdf', 'docx', 'png', 'jpg'] as const
export type FileType = (typeof fileTypes)[number]
export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const satisfies Record<FileType, string>
