import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMobileNumber, readTel } from '#contract/phone.ts'
import { formatPhone } from './phone.ts'

const japanese = fc
  .stringMatching(/^(?:[25-9]0\d{8}|[1346]\d{8}|[25789][1-9]\d{7})$/u)
  .map((digits) => `+81${digits}`)
const foreign = fc.stringMatching(/^\+(?:1|39|44|49|82|84|86|886|977)[1-9]\d{8}$/u)

test('A number that is shown is read as the same number', () =>
  fc.assert(
    fc.property(fc.oneof(japanese, foreign), (number) => {
      expect(readTel(formatPhone(number))).toBe(number)
      expect(readTel(number)).toBe(number)
    }),
    { numRuns: 2000 },
  ))

const hyphens = fc.constantFrom('', '-', '‐', '‑', '–', '—', '―', '−', 'ー', '－', ' ', '\u3000', '.', '・')
const brackets = fc.constantFrom(['(', ')'], ['（', '）'], ['', '-'])

test('A number is read whatever stands between its groups', () =>
  fc.assert(
    fc.property(hyphens, brackets, fc.boolean(), (mark, [open = '', close = ''], isFull) => {
      const written = `0475${open}22${close === '' ? mark : close}1234`.replace(/\d/gu, (digit) =>
        isFull ? String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0) : digit,
      )
      expect(readTel(written)).toBe('+81475221234')
    }),
  ))

test('A free number is no mobile number', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^0[6-9]00\d{7}$/u), (text) => {
      expect(readMobileNumber(text)).toBeNull()
    }),
  ))
