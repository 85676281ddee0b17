import { sql } from 'drizzle-orm'
import { boolean, char, check, date, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { schoolTypes, visibilities } from '#contract/codes/student.ts'
import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import type { HistoryEntry, Licence } from '#contract/student-profile.ts'
import { account } from './account.ts'
import { createdAt, updatedAt } from './columns.ts'
import { jobPostKind } from './enums.ts'

export const schoolType = pgEnum('school_type', schoolTypes)
export const visibility = pgEnum('profile_visibility', visibilities)

/** A student's profile; one row a person, so the person's uid is its key. Only the names are asked for. */
export const studentUser = pgTable(
  'student_user',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    familyName: text('family_name').notNull(),
    givenName: text('given_name').notNull(),
    familyNameKana: text('family_name_kana').notNull(),
    givenNameKana: text('given_name_kana').notNull(),
    /** What the site calls the person; null: the names. Companies never see it. */
    displayName: text('display_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender'),
    /** E.164. */
    tel: text('tel'),
    postalCode: char('postal_code', { length: 7 }),
    prefectureCode: char('prefecture_code', { length: 2 }).$type<PrefectureCode>(),
    /** City, street, building and room. */
    address: text('address'),
    addressKana: text('address_kana'),
    school: text('school'),
    schoolType: schoolType('school_type'),
    faculty: text('faculty'),
    department: text('department'),
    /** YYYY-MM. */
    graduation: char('graduation', { length: 7 }),
    selfIntroduction: text('self_introduction'),
    /** 志望動機 and 本人希望, to be used again with every application. */
    motivation: text('motivation'),
    wishes: text('wishes'),
    skills: text('skills').array().notNull().default([]),
    languages: text('languages').array().notNull().default([]),
    certificates: text('certificates').array().notNull().default([]),
    education: jsonb('education').$type<HistoryEntry[]>().notNull().default([]),
    /** Work and part-time work. */
    experience: jsonb('experience').$type<HistoryEntry[]>().notNull().default([]),
    licences: jsonb('licences').$type<Licence[]>().notNull().default([]),
    desiredKinds: jobPostKind('desired_kinds').array().notNull().default([]),
    desiredOccupations: text('desired_occupations').array().notNull().default([]),
    desiredPrefectures: char('desired_prefectures', { length: 2 })
      .array()
      .$type<PrefectureCode[]>()
      .notNull()
      .default([]),
    /** よく使う駅, as `stationValue` writes them. Companies never see them. */
    homeStations: text('home_stations').array().notNull().default([]),
    visibility: visibility('visibility').notNull().default('private'),
    /** Whether the ads the person looked at are kept on the account too. */
    keepsHistory: boolean('keeps_history').notNull().default(false),
    /** Whether messages of companies may come at night. */
    nightMessages: boolean('night_messages').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'student_user_names',
      sql`length(${table.familyName}) between 1 and 50 and length(${table.givenName}) between 1 and 50
        and length(${table.familyNameKana}) between 1 and 50 and length(${table.givenNameKana}) between 1 and 50`,
    ),
    check('student_user_display_name', sql`length(${table.displayName}) between 1 and 50`),
    check('student_user_gender', sql`length(${table.gender}) between 1 and 50`),
    check('student_user_tel', sql`${table.tel} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check('student_user_postal_code', sql`${table.postalCode} ~ '^[0-9]{7}$'`),
    check('student_user_prefecture_code', sql`${table.prefectureCode} ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$'`),
    check('student_user_graduation', sql`${table.graduation} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      'student_user_lines',
      sql`length(${table.address}) <= 200 and length(${table.addressKana}) <= 200 and length(${table.school}) <= 100
        and length(${table.faculty}) <= 100 and length(${table.department}) <= 100`,
    ),
    check(
      'student_user_texts',
      sql`length(${table.selfIntroduction}) <= 2000 and length(${table.motivation}) <= 2000 and length(${table.wishes}) <= 1000`,
    ),
    check(
      'student_user_tags',
      sql`cardinality(${table.skills}) <= 30 and cardinality(${table.languages}) <= 10 and cardinality(${table.certificates}) <= 30`,
    ),
    check(
      'student_user_lists',
      sql`jsonb_typeof(${table.education}) = 'array' and jsonb_array_length(${table.education}) <= 20
        and jsonb_typeof(${table.experience}) = 'array' and jsonb_array_length(${table.experience}) <= 20
        and jsonb_typeof(${table.licences}) = 'array' and jsonb_array_length(${table.licences}) <= 20`,
    ),
    check(
      'student_user_wishes',
      sql`cardinality(${table.desiredKinds}) <= 8 and cardinality(${table.desiredOccupations}) <= 20 and cardinality(${table.desiredPrefectures}) <= 47`,
    ),
    check('student_user_home_stations', sql`cardinality(${table.homeStations}) <= 3`),
  ],
)
