import * as z from 'zod/mini'

/** What people put between the groups of a number: spaces, brackets, and everything that looks like a hyphen. */
const separators = /[\s\p{Pd}()．.・−ー－ｰ〜]/gu

/**
 * A Japanese mobile number as people write it (`090-1234-5678`, full width, `+81 90…`, `+81 (0)90…`) as E.164, or null. Mobile numbers
 * are 060, 070, 080 and 090 with eight more digits (電気通信番号計画 別表).
 */
export const readMobileNumber = (text: string): string | null => {
  const bare = text.normalize('NFKC').replace(separators, '')
  const national = bare.replace(/^(?:\+|0?0?10|00)81(?=0?[6-9]0)0?/, '0')
  return /^0[6-9]0\d{8}$/.test(national) ? `+81${national.slice(1)}` : null
}

export const mobileNumberSchema = z.object({
  phone: z.pipe(
    z.string('REQUIRED').check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(40, 'NOT_MOBILE')),
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
  const mobile = /^\+81([6-9]0)\d{4}(\d{4})$/.exec(number)
  if (mobile !== null) return `0${mobile[1]}-****-${mobile[2]}`
  const end = /(\d{2,4})$/.exec(number)?.[1]
  return end === undefined ? '登録した番号' : `末尾が${end}の番号`
}

/** A Japanese mobile number in E.164 as people write it: `090-1234-5678`. */
export const showMobileNumber = (number: string): string =>
  number.replace(/^\+81([6-9]0)(\d{4})(\d{4})$/, '0$1-$2-$3')

/** Digits of a confirmation code. */
export const confirmationCodeLength = 6

/** The digits of a confirmation code however it was typed or pasted: full width, spaces, hyphens. */
export const readConfirmationCode = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Pd}−ー]/gu, '')

/** Null when it is no code of six digits. */
export const asConfirmationCode = (text: string): string | null => {
  const code = readConfirmationCode(text)
  return /^\d{6}$/.test(code) ? code : null
}
