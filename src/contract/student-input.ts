import * as z from 'zod/mini'
import { addressKanaSchema, postalCodeSchema } from './account-field.ts'
import { studentNameSchema } from './account-input.ts'
import { jobPostKinds } from './codes/job-post.ts'
import { occupationCodes } from './codes/occupations.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { schoolTypes, visibilities } from './codes/student.ts'
import { japaneseDay } from './format/time.ts'
import {
  blankableLine,
  blankableText,
  codesSchema,
  daySchema,
  monthSchema,
  tagsSchema,
} from './student-field.ts'
import { telSchema } from './phone.ts'
import { blankable, nameText } from './text-input.ts'

/**
 * What a student writes into each section of the profile; the form, the procedure and the backend read it by these. What a
 * schema leaves it reads again without a change. Lengths are those that the table holds to.
 */
export const profileLimits = {
  line: 100,
  address: 200,
  selfIntroduction: 2000,
  motivation: 2000,
  wishes: 1000,
  skills: 30,
  languages: 10,
  certificates: 30,
  desiredOccupations: 20,
} as const

const graduationSchema = monthSchema.check(z.refine((month) => month.startsWith('20'), 'NOT_MONTH'))

/** Nobody was born tomorrow. */
const birthDateSchema = daySchema.check(
  z.refine((day) => day <= japaneseDay(new Date().toISOString()), 'NOT_YET_COME'),
)

/** The first profile: names, and of a student's school what fits beside them. */
export const firstProfileSchema = z.extend(studentNameSchema, {
  schoolType: blankable(z.enum(schoolTypes, 'CHOOSE')),
  school: blankableLine(profileLimits.line),
  graduation: blankable(graduationSchema),
})

export const studentContactSchema = z.object({
  birthDate: blankable(birthDateSchema),
  gender: blankableLine(50),
  tel: blankable(telSchema),
  postalCode: blankable(postalCodeSchema),
  prefectureCode: blankable(z.enum(prefectureCodes, 'CHOOSE')),
  address: blankableLine(profileLimits.address),
  addressKana: blankable(addressKanaSchema(profileLimits.address)),
})

export const studentSchoolSchema = z.object({
  schoolType: blankable(z.enum(schoolTypes, 'CHOOSE')),
  school: blankableLine(profileLimits.line),
  faculty: blankableLine(profileLimits.line),
  department: blankableLine(profileLimits.line),
  graduation: blankable(graduationSchema),
})

export const studentTextsSchema = z.object({
  selfIntroduction: blankableText(profileLimits.selfIntroduction),
  motivation: blankableText(profileLimits.motivation),
  wishes: blankableText(profileLimits.wishes),
})

export const studentTagsSchema = z.object({
  skills: tagsSchema(profileLimits.skills),
  languages: tagsSchema(profileLimits.languages),
  certificates: tagsSchema(profileLimits.certificates),
})

export const studentDesiresSchema = z.object({
  desiredKinds: codesSchema(jobPostKinds),
  desiredOccupations: codesSchema(occupationCodes).check(
    z.maxLength(profileLimits.desiredOccupations, 'TOO_MANY'),
  ),
  desiredPrefectures: codesSchema(prefectureCodes),
})

export const studentSettingsSchema = z.object({
  displayName: blankable(nameText(50)),
  visibility: z.enum(visibilities, 'CHOOSE'),
  keepsHistory: z.boolean('CHOOSE'),
})

/** The name and the post of somebody who is no student. */
export const personProfileSchema = z.object({
  displayName: nameText(50),
  title: blankableLine(50),
})
