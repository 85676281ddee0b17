import * as z from 'zod/mini'
import type { FieldProblem } from './account-field.ts'
import { emailAddressLength } from './email-address.ts'
import { machineText, secretText } from './text-input.ts'

/** Characters (NIST SP 800-63B §3.1.1.2 asks for 15 where a password stands alone, 8 at least; we ask 12). */
export const passwordLength = { min: 12, max: 128 } as const

/** Why a password is refused; there are no rules of composition. */
export type PasswordProblem = Extract<
  FieldProblem,
  'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'COMMON_PASSWORD' | 'PASSWORD_HAS_EMAIL'
>

/** What can be told without the list of common passwords, which is on the server. Characters are code points. */
export const passwordSchema = secretText(passwordLength.max * 2).check(
  z.refine((text) => text === '' || [...text].length >= passwordLength.min, 'TOO_SHORT'),
  z.refine((text) => [...text].length <= passwordLength.max, 'TOO_LONG'),
)

export const newPasswordSchema = z.object({ password: passwordSchema })

/** True when the part before the @ makes up the password, give or take a few characters. */
export const hasEmail = (password: string, email: string): boolean => {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const typed = password.toLowerCase()
  if (email === '') return false
  if (typed === email.toLowerCase()) return true
  return name.length >= 4 && typed.includes(name) && typed.length - name.length < 6
}

export const checkPasswordSchema = z.object({
  password: machineText(1000),
  email: z.prefault(machineText(emailAddressLength), ''),
})

export const strengths = ['weak', 'fair', 'good'] as const
export type Strength = (typeof strengths)[number]

/** How many characters of a text bring something new: repeats and runs (`aaaa`, `1234`, `abab`) count once. */
const newCharacters = (text: string): number => {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return points.filter((point, index) => {
    const before = points[index - 1]
    const twoBefore = points[index - 2]
    if (before === undefined) return true
    if (Math.abs(point - before) <= 1) return false
    return twoBefore === undefined || point !== twoBefore
  }).length
}

/** A rough word for the person typing; what `passwordSchema` refuses is weak, and the list is on the server. */
export const passwordStrength = (password: string): Strength => {
  if (!passwordSchema.safeParse(password).success) return 'weak'
  const fresh = newCharacters(password)
  const variety = new Set(password).size
  if (fresh < 10 || variety < 7) return 'weak'
  return fresh >= 15 && variety >= 9 ? 'good' : 'fair'
}
