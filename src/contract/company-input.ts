import * as z from 'zod/mini'
import { emailSchema, kanaSchema, postalCodeSchema } from './account-field.ts'
import { corporateNumberSchema, numberOfLegalPerson } from './account-input.ts'
import { industryCodes } from './codes/industries.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { companyYouthFormSchema } from './company-youth.ts'
import { blankableText } from './student-field.ts'
import { readYear } from './written-date.ts'
import { figureSchema } from './written-figure.ts'
import { telSchema } from './phone.ts'
import { blankable, idText, nameText, optionalText, requiredText, typedOrNumber } from './text-input.ts'

/**
 * What owners write into each section of their company's profile; the form, the procedure and the backend read it by these.
 * What a schema leaves it reads again without a change. Lengths are those that the table holds to.
 */
export const companyLimits = {
  legalName: 200,
  displayName: 100,
  line: 100,
  street: 200,
  address: 300,
  description: 4000,
  harassmentDesk: 500,
} as const

const host = /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

const toUrl = (text: string): string | null => {
  const plain = text.normalize('NFKC').trim()
  const whole = /^[a-z][\w+.-]*:/iu.test(plain) ? plain : `https://${plain}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, username, password, href } = new URL(whole)
  const known = protocol === 'https:' || protocol === 'http:'
  const reachable = host.test(hostname) || /^(?:[a-z0-9-]+\.)+xn--[a-z0-9-]+$/.test(hostname)
  return known && reachable && username === '' && password === '' ? href : null
}

/** An address of the web; `example.co.jp` is taken for https. */
const urlSchema = z.pipe(
  z.pipe(
    requiredText(companyLimits.address),
    z.transform((text, context) => {
      const url = toUrl(text)
      if (url !== null) return url
      context.issues.push({ code: 'custom', message: 'NOT_URL', input: text })
      return z.NEVER
    }),
  ),
  z.string().check(z.maxLength(companyLimits.address, 'TOO_LONG')),
)

/** Founded in a year that has come. */
const foundedYearSchema = z.pipe(
  z.nullish(typedOrNumber('NOT_YEAR', 'NOT_YEAR')),
  z.transform((given, context): number | null => {
    if (given === undefined || given === null || given === '') return null
    const year = typeof given === 'number' ? given : readYear(given)
    if (year !== null && Number.isInteger(year) && year >= 500 && year <= new Date().getUTCFullYear() + 1)
      return year
    context.issues.push({ code: 'custom', message: 'NOT_YEAR', input: given })
    return z.NEVER
  }),
)

export const companyNamesSchema = z
  .object({
    legalName: nameText(companyLimits.legalName),
    kana: kanaSchema(companyLimits.legalName),
    displayName: nameText(companyLimits.displayName),
    corporateNumber: corporateNumberSchema,
    representative: nameText(companyLimits.line),
  })
  .check(numberOfLegalPerson)

export const companyAddressSchema = z.object({
  postalCode: postalCodeSchema,
  prefectureCode: z.enum(prefectureCodes, 'CHOOSE'),
  city: requiredText(companyLimits.line),
  street: requiredText(companyLimits.street),
  building: optionalText(companyLimits.line),
})

export const companyContactSchema = z
  .object({
    contactTel: blankable(telSchema),
    contactEmail: blankable(emailSchema),
    contactForm: blankable(urlSchema),
    website: blankable(urlSchema),
    harassmentDesk: blankableText(companyLimits.harassmentDesk),
  })
  .check(
    z.refine(
      ({ contactTel, contactEmail, contactForm }) =>
        contactTel !== null || contactEmail !== null || contactForm !== null,
      { error: 'ONE_CONTACT', path: ['contactTel'] },
    ),
  )

export const companyBusinessSchema = z.object({
  industryCode: z.enum(industryCodes, 'CHOOSE'),
  employees: figureSchema({ units: ['名', '人'], min: 0, max: 2_000_000, decimals: 0 }),
  foundedYear: foundedYearSchema,
  capital: figureSchema({ units: ['円'], min: 0, max: 100_000_000_000_000, decimals: 0 }),
  description: z.pipe(
    blankableText(companyLimits.description),
    z.transform((text) => text ?? ''),
  ),
})

const ofCompany = { company: idText }

/** Takes back the names that wait for the operator. */
export const withdrawCompanyRenameSchema = z.object(ofCompany)

/** What the form of each section sends: the section, and whose it is. */
export const companyFormSchemas = {
  names: z.safeExtend(companyNamesSchema, ofCompany),
  address: z.extend(companyAddressSchema, ofCompany),
  contact: z.safeExtend(companyContactSchema, ofCompany),
  business: z.extend(companyBusinessSchema, ofCompany),
  youth: companyYouthFormSchema,
} as const
