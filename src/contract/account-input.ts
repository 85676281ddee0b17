import * as z from 'zod/mini'
import { consentSchema } from './account-consent.ts'
import { emailSchema, kanaSchema, postalCodeSchema } from './account-field.ts'
import { passwordSchema } from './account-password.ts'
import { industryCodes } from './codes/industries.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { isCorporateNumber, namesLegalPerson } from './corporate-number.ts'
import { plainCode } from './hidden-characters.ts'
import { telSchema } from './phone.ts'
import { withoutSeparators } from './separators.ts'
import { blankable, nameText, optionalText, requiredText, typedCode } from './text-input.ts'

/** E-mail and password of a new account, for the identity provider. */
export const newPersonSchema = z.object({ email: emailSchema, password: passwordSchema })

/**
 * The account of a person whom the identity provider knows. `guardianName`: who agreed to it, of somebody who is not 18 yet
 * (民法5条); null: the person is.
 */
export const studentAccountSchema = z.extend(consentSchema, {
  guardianName: blankable(nameText(100)),
})

/**
 * Thirteen digits with the right check digit; full-width digits, spaces and hyphens may be typed. Null of a sole trader
 * (個人事業主), who has no number: the field is left empty.
 */
export const corporateNumberSchema = blankable(
  typedCode(40, 'NOT_CORPORATE_NUMBER', (text) => withoutSeparators(plainCode(text))).check(
    z.refine(isCorporateNumber, 'NOT_CORPORATE_NUMBER'),
  ),
)

/** True for a name, or for no number, which are there also where another field is wrong. */
const isRead = (value: unknown, name: string): boolean => {
  const read: unknown = Object(value)[name]
  return typeof read === 'string' || (name === 'corporateNumber' && read === null)
}

/** Whoever's name has a legal form in it leaves the number not out. It is told beside what else is wrong with a form. */
export const numberOfLegalPerson = z.refine<{
  corporateNumber: string | null
  legalName: string
  displayName: string
}>(
  ({ corporateNumber, legalName, displayName }) =>
    corporateNumber !== null || ![legalName, displayName].some(namesLegalPerson),
  {
    error: 'CORPORATE_NUMBER_NEEDED',
    path: ['corporateNumber'],
    when: ({ value }) => ['corporateNumber', 'legalName', 'displayName'].every((name) => isRead(value, name)),
  },
)

/** The company's own particulars at sign-up; the rest it adds once it is approved. */
export const companyParticularsSchema = z
  .object({
    corporateNumber: corporateNumberSchema,
    legalName: nameText(200),
    kana: kanaSchema(200),
    displayName: nameText(100),
    representative: nameText(100),
    postalCode: postalCodeSchema,
    prefectureCode: z.enum(prefectureCodes, 'CHOOSE'),
    city: requiredText(100),
    street: requiredText(200),
    building: optionalText(100),
    contactTel: telSchema,
    industryCode: z.enum(industryCodes, 'CHOOSE'),
  })
  .check(numberOfLegalPerson)

export const companyAccountSchema = z.safeExtend(companyParticularsSchema, consentSchema.shape)

/** The first profile of a student: names in four fields. */
export const studentNameSchema = z.object({
  familyName: nameText(50),
  givenName: nameText(50),
  familyNameKana: kanaSchema(50),
  givenNameKana: kanaSchema(50),
})
