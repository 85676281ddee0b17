import * as z from 'zod/mini'
import { plainCode } from './hidden-characters.ts'
import { withoutSeparators } from './separators.ts'
import { typedCode } from './text-input.ts'

/** E.164 */
const mobile = /^\+81([6-9]0)([1-9]\d{3})(\d{4})$/u

/** Characters of the longest number with room around its groups. */
const most = 60

/** The 0 for calls inside a country, as people write it behind the country's code. Italy's numbers begin with one. */
const domesticZero = /^\s*(\+(?!39)\d{1,3})[\s\p{Pd}]{0,3}[([]0[)\]]/u

/** What is dialled in Japan before the code of a country. */
const abroad = /^(?:0{0,2}10(?=81)|010|00)(?=[1-9]\d{9})/u

/**
 * The digits of a Japanese number behind its 0 (電気通信番号計画): 020 and 050 to 090 have ten, with 0800 among them, others nine.
 */
const japanese = /^(?:\+81)?0([25-9]0\d{8}|(?![25789]0)[1-9]\d{8})$/u

/**
 * A telephone number as people write it (`03-1234-5678`, full width, `+81 (0)3…`, `010-81-3…`, `+49 (0)30…`) as E.164, or null.
 * Numbers of other countries begin with + or 010.
 */
export const readTel = (text: string): string | null => {
  if (text.length > most) return null
  const typed = plainCode(text).replace(domesticZero, '$1')
  const bare = withoutSeparators(typed).replace(abroad, '+')
  const national = japanese.exec(bare.replace(/^\+81(?=[1-9])/u, '+810'))?.[1]
  if (national !== undefined) return `+81${national}`
  return /^\+(?!81)[1-9]\d{7,14}$/u.test(bare) ? bare : null
}

/**
 * A Japanese mobile number as people write it, as E.164, or null. Mobile numbers are 060, 070, 080 and 090 with eight more
 * digits, of which the first is no 0 (電気通信番号計画 別表): 0800 is free of charge.
 */
export const readMobileNumber = (text: string): string | null => {
  const number = readTel(text)
  return number !== null && mobile.test(number) ? number : null
}

export const telSchema = z.pipe(
  typedCode(most, 'NOT_TEL').check(z.minLength(1, 'REQUIRED')),
  z.transform((text, context) => {
    const number = readTel(text)
    if (number !== null) return number
    const message = withoutSeparators(text) === '' ? 'REQUIRED' : 'NOT_TEL'
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }),
)

export const mobileNumberSchema = z.object({
  phone: z.pipe(
    typedCode(40, 'NOT_MOBILE').check(z.minLength(1, 'REQUIRED')),
    z.transform((text, context) => {
      const number = readMobileNumber(text)
      if (number !== null) return number
      context.issues.push({ code: 'custom', message: 'NOT_MOBILE', input: text })
      return z.NEVER
    }),
  ),
})

/** A number for showing: enough to recognise it, too little to call it. The provider's own hints are masked already. */
export const maskPhone = (number: string): string => {
  const [, area, , last] = mobile.exec(number) ?? []
  if (last !== undefined) return `0${area}-****-${last}`
  const end = /(\d{2,4})$/.exec(number)?.[1]
  return end === undefined ? '登録した番号' : `末尾が${end}の番号`
}

/** A Japanese mobile number in E.164 as people write it: `090-1234-5678`. */
export const showMobileNumber = (number: string): string => number.replace(mobile, '0$1-$2-$3')

/** Digits of a confirmation code. */
export const confirmationCodeLength = 6

/** The digits of a confirmation code however it was typed or pasted: full width, spaces, hyphens. */
export const readConfirmationCode = (text: string): string => withoutSeparators(plainCode(text))

/** Null when it is no code of six digits. */
export const asConfirmationCode = (text: string): string | null => {
  const code = readConfirmationCode(text)
  return /^\d{6}$/.test(code) ? code : null
}
