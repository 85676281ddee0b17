/** The parts of the editor of one ad, each a page; the first is where it is written. */
export const editorParts = ['write', 'preview', 'publish', 'history'] as const
export type EditorPart = (typeof editorParts)[number]
export const editorPartNames = {
  write: '書く',
  preview: '見え方',
  publish: '掲載',
  history: '変更の記録',
} as const satisfies Record<EditorPart, string>

/** Anything that is no part is the first. */
export const readEditorPart = (text: string | null): EditorPart =>
  editorParts.find((part) => part === text) ?? 'write'
