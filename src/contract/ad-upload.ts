import { adFileLimits, type AdUploadFault } from './ad-file.ts'

export type AdUpload = { kind: 'text'; text: string } | { kind: 'fault'; fault: AdUploadFault }

const decoded = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text in UTF-8, in UTF-16 where a mark says so, else as Japanese spreadsheets write it (CP932). */
const textOf = (bytes: ArrayBuffer): string | null => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'shift_jis')
}

/** The text of a file that a form sent. */
export const readUpload = async (file: FormDataEntryValue | null): Promise<AdUpload> => {
  if (!(file instanceof File) || file.size === 0) return { kind: 'fault', fault: 'NO_FILE' }
  if (file.size > adFileLimits.bytes) return { kind: 'fault', fault: 'TOO_LARGE' }
  const text = textOf(await file.arrayBuffer())
  return text === null || text.includes('\0') || text.length > adFileLimits.bytes
    ? { kind: 'fault', fault: 'NOT_TEXT' }
    : { kind: 'text', text }
}
