import type { Log } from '#server/platform/log.ts'
import { textField, type Fields } from './read-body.ts'

const levels = ['error', 'warn', 'debug'] as const

const codeLength = 64
const fieldCount = 20
const nameLength = 64
const valueLength = 2000

/** Control and direction characters can forge lines and reorder text where a log is read. */
const clean = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ')

/** Logs what a browser reports (`level`, `code`, metadata) under its code. False: no such report. */
export const logClientReport = (log: Log, fields: Fields): boolean => {
  const level = levels.find((each) => each === textField(fields, 'level'))
  const code = clean(textField(fields, 'code'), codeLength).trim()
  if (level === undefined || code === '') return false
  const metadata = Object.entries(fields)
    .filter(([name]) => name !== 'level' && name !== 'code')
    .slice(0, fieldCount)
    .map(([name, value]) => [
      clean(name, nameLength),
      clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), valueLength),
    ])
  log[level]({ code, client: Object.fromEntries(metadata) }, code)
  return true
}
