import { describe, expect, test } from 'vitest'
import { readFieldErrors } from './account-field.ts'
import { studentHistoryFormSchema, studentHistorySchema } from './student-history.ts'
import {
  firstProfileSchema,
  studentContactSchema,
  studentDesiresSchema,
  studentSchoolSchema,
  studentSettingsSchema,
  studentTagsSchema,
  studentTextsSchema,
} from './student-input.ts'

type Parser = {
  safeParse: (
    value: unknown,
  ) => { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}
const errorsOf = (schema: Parser, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : readFieldErrors(parsed.error.issues)
}

/** What a form sends of fields that were left empty. */
const emptyContact = {
  birthDate: null,
  gender: null,
  tel: null,
  postalCode: null,
  prefectureCode: null,
  address: null,
  addressKana: null,
}

describe('contact', () => {
  const typed = {
    birthDate: '平成１８年５月１日',
    gender: ' 回答しない ',
    tel: '０９０−１２３４−５６７８',
    postalCode: '〒１００－０００１',
    prefectureCode: '13',
    address: '千代田区千代田1-1',
    addressKana: 'ちよだくﾁﾖﾀﾞ１－１',
  }
  const kept = {
    birthDate: '2006-05-01',
    gender: '回答しない',
    tel: '+819012345678',
    postalCode: '1000001',
    prefectureCode: '13',
    address: '千代田区千代田1-1',
    addressKana: 'チヨダクチヨダ1-1',
  }

  test('takes what people type and keeps it in one form, which it reads again', () => {
    expect(studentContactSchema.parse(typed)).toEqual(kept)
    expect(studentContactSchema.parse(kept)).toEqual(kept)
  })

  test('everything may be left empty', () => {
    const spaces = { ...emptyContact, gender: ' ', address: '　' }
    expect(studentContactSchema.parse(emptyContact)).toEqual(emptyContact)
    expect(studentContactSchema.parse(spaces)).toEqual(emptyContact)
  })

  test('says what is wrong with each', () => {
    expect(
      errorsOf(studentContactSchema, {
        birthDate: '2005年2月29日',
        gender: 'あ'.repeat(51),
        tel: '12',
        postalCode: '123',
        prefectureCode: '48',
        address: '千代田区\ud83d1-1',
        addressKana: '千代田区',
      }),
    ).toEqual({
      birthDate: 'NOT_DATE',
      gender: 'TOO_LONG',
      tel: 'NOT_TEL',
      postalCode: 'NOT_POSTAL_CODE',
      prefectureCode: 'CHOOSE',
      address: 'NOT_PLAIN',
      addressKana: 'NOT_KATAKANA',
    })
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(errorsOf(studentContactSchema, { ...emptyContact, birthDate: tomorrow })).toEqual({
      birthDate: 'NOT_YET_COME',
    })
    expect(errorsOf(studentContactSchema, { ...emptyContact, birthDate: '2006112' })).toEqual({
      birthDate: 'DAY_NOT_SEPARATED',
    })
  })
})

test('a first profile needs the names, and turns hiragana and half-width letters into katakana', () => {
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'やまだ', givenNameKana: 'ﾊﾅｺ' }
  expect(firstProfileSchema.parse({ ...names, schoolType: null, school: null, graduation: null })).toEqual({
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    schoolType: null,
    school: null,
    graduation: null,
  })
  expect(
    errorsOf(firstProfileSchema, { ...names, familyName: '\u200b', graduation: '1998年3月', school: 'a\nb' }),
  ).toEqual({ familyName: 'REQUIRED', graduation: 'NOT_MONTH', school: 'NOT_PLAIN' })
})

test('a school is written as people write it', () => {
  const school = { schoolType: 'university', school: '東都大学', faculty: '法学部', department: '' }
  expect(studentSchoolSchema.parse({ ...school, graduation: '２０２８年３月' })).toEqual({
    ...school,
    department: null,
    graduation: '2028-03',
  })
})

test('texts keep their lines, and their lengths are those of the table', () => {
  const empty = { selfIntroduction: null, motivation: null, wishes: null }
  expect(studentTextsSchema.parse({ ...empty, selfIntroduction: ' 一行目\r\n二行目\r\n ' })).toEqual({
    ...empty,
    selfIntroduction: '一行目\n二行目',
  })
  expect(
    errorsOf(studentTextsSchema, {
      selfIntroduction: 'あ'.repeat(2001),
      motivation: 'a\ud83db',
      wishes: 'あ'.repeat(1001),
    }),
  ).toEqual({ selfIntroduction: 'TOO_LONG', motivation: 'NOT_PLAIN', wishes: 'TOO_LONG' })
  expect(studentTextsSchema.parse({ ...empty, motivation: '\u200d\u3164' })).toEqual(empty)
})

test('tags come one a line or with commas, each once', () => {
  expect(
    studentTagsSchema.parse({
      skills: 'TypeScript、Excel\r\nTypeScript, Figma\n\n',
      languages: ['英語（日常会話）'],
      certificates: null,
    }),
  ).toEqual({
    skills: ['TypeScript', 'Excel', 'Figma'],
    languages: ['英語（日常会話）'],
    certificates: [],
  })
  const many = Array.from({ length: 11 }, (_, index) => `言語${index}`).join('\n')
  expect(
    errorsOf(studentTagsSchema, { skills: 'あ'.repeat(51), languages: many, certificates: '\ud83d' }),
  ).toEqual({ 'skills.0': 'TOO_LONG', languages: 'TOO_MANY', certificates: 'NOT_PLAIN' })
})

test('desires are codes of their lists, each once and in their order', () => {
  expect(
    studentDesiresSchema.parse({
      desiredKinds: ['part_time', 'new_grad', 'part_time'],
      desiredOccupations: ['software'],
      desiredPrefectures: ['47', '01'],
    }),
  ).toEqual({
    desiredKinds: ['new_grad', 'part_time'],
    desiredOccupations: ['software'],
    desiredPrefectures: ['01', '47'],
  })
  const none = { desiredKinds: [], desiredPrefectures: [] }
  expect(errorsOf(studentDesiresSchema, { ...none, desiredOccupations: ['king'] })).toEqual({
    'desiredOccupations.0': 'CHOOSE',
  })
})

test('settings', () => {
  const settings = { displayName: null, visibility: 'private', keepsHistory: false }
  expect(studentSettingsSchema.parse(settings)).toEqual(settings)
  expect(errorsOf(studentSettingsSchema, { ...settings, visibility: 'everyone' })).toEqual({
    visibility: 'CHOOSE',
  })
})

describe('history', () => {
  const entry = { from: '2024-04', until: null, text: '東都大学 法学部 入学' }

  test('rows come in the order of time, and are read again as they are', () => {
    const kept = studentHistorySchema.parse({
      education: [
        { from: '2024年4月', until: '', text: entry.text },
        { ...entry, from: '2021/4' },
      ],
      experience: [],
      licences: [{ month: '令和7年8月', name: '普通自動車第一種運転免許' }],
    })
    expect(kept.education).toEqual([{ ...entry, from: '2021-04' }, entry])
    expect(kept.licences).toEqual([{ month: '2025-08', name: '普通自動車第一種運転免許' }])
    expect(studentHistorySchema.parse(kept)).toEqual(kept)
  })

  test('a form’s columns become rows, and empty rows are left out', () => {
    expect(
      studentHistoryFormSchema.parse({
        'education-from[]': ['', '2024/4', ' '],
        'education-until[]': ['', '', ''],
        'education-text[]': ['', '東都大学 法学部 入学', ''],
        'experience-from[]': [],
        'experience-until[]': [],
        'experience-text[]': [],
        'licences-month[]': [],
        'licences-name[]': [],
      }),
    ).toEqual({ education: [entry], experience: [], licences: [] })
  })

  test('says which row is wrong', () => {
    expect(
      errorsOf(studentHistorySchema, {
        education: [entry, { from: '春', until: '夏', text: '' }],
        experience: [{ from: '2025-04', until: '2024-03', text: '書店' }],
        licences: Array.from({ length: 21 }, () => ({ month: '2025-08', name: '英検' })),
      }),
    ).toEqual({
      'education.1.from': 'NOT_MONTH',
      'education.1.until': 'NOT_MONTH',
      'education.1.text': 'REQUIRED',
      'experience.0.until': 'ENDS_BEFORE',
      licences: 'TOO_MANY',
    })
  })
})
