import { clientErrorCodes } from '#contract/auth.ts'
import type { Log } from '#server/platform/log.ts'
import { textField, type Fields } from './read-body.ts'

const levels = ['error', 'warn', 'debug'] as const

/** Bytes of JSON that one report adds to a line; with the rest the line stays below 2 KB. */
const reportBytes = 1_700
const fieldCount = 20
/** Bytes of JSON of a name, and of one value, so that one does not leave the others without room. */
const nameBytes = 64
const valueBytes = 1_000

/** Control and direction characters can forge lines and reorder text where a log is read. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ')

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text))

/** The beginning of a text that takes at most `bytes` as JSON, quotes included. */
const cut = (text: string, bytes: number): string => {
  let kept = ''
  let left = bytes - 2
  for (const character of clean(text)) {
    left -= bytesOf(character) - 2
    if (left < 0) break
    kept += character
  }
  return kept
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As much of the fields as fits, in their order. */
const fit = (fields: readonly (readonly [string, unknown])[]): Record<string, string> => {
  let left = reportBytes
  const kept = fields.slice(0, fieldCount).flatMap(([given, value]) => {
    const name = cut(given, nameBytes)
    const room = Math.min(valueBytes, left - bytesOf(name) - 2)
    if (room < 2) return []
    const text = cut(textOf(value), room)
    left -= bytesOf(name) + bytesOf(text) + 2
    return [[name, text] as const]
  })
  return Object.fromEntries(kept)
}

/**
 * Logs what a browser reports (`level`, `code`, metadata), at most 2 KB, marked as a client's word. Anybody can send one: it
 * stands under one of the two codes of browsers, or under CLIENT_REPORT with the code it gave, never under one of the
 * server's own. False: no such report.
 */
export const logClientReport = (log: Log, fields: Fields): boolean => {
  const level = levels.find((each) => each === textField(fields, 'level'))
  const given = clean(textField(fields, 'code')).trim()
  if (level === undefined || given === '') return false
  const code = clientErrorCodes.find((each) => each === given) ?? 'CLIENT_REPORT'
  const metadata = Object.entries(fields).filter(([name]) => name !== 'level' && name !== 'code')
  const client = fit(code === 'CLIENT_REPORT' ? [['code', given], ...metadata] : metadata)
  log[level]({ code, from: 'client', client }, 'A browser reports a failure')
  return true
}
