import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'

/** What the sections of a profile are given; the schemas of the contract say what each may be. */
export const addStudentInputs = (builder: Builder, { SchoolType, JobPostKind, ProfileVisibility }: Enums) => {
  const Entry = builder.inputType('HistoryEntryInput', {
    fields: (t) => ({
      from: t.string({ required: true }),
      until: t.string(),
      text: t.string({ required: true }),
    }),
  })
  const Licence = builder.inputType('LicenceInput', {
    fields: (t) => ({ month: t.string({ required: true }), name: t.string({ required: true }) }),
  })
  return {
    Name: builder.inputType('StudentNameInput', {
      fields: (t) => ({
        familyName: t.string({ required: true }),
        givenName: t.string({ required: true }),
        familyNameKana: t.string({ required: true }),
        givenNameKana: t.string({ required: true }),
      }),
    }),
    First: builder.inputType('FirstProfileInput', {
      fields: (t) => ({
        familyName: t.string({ required: true }),
        givenName: t.string({ required: true }),
        familyNameKana: t.string({ required: true }),
        givenNameKana: t.string({ required: true }),
        schoolType: t.field({ type: SchoolType }),
        school: t.string(),
        graduation: t.string(),
      }),
    }),
    Contact: builder.inputType('StudentContactInput', {
      fields: (t) => ({
        birthDate: t.string(),
        gender: t.string(),
        tel: t.string(),
        postalCode: t.string(),
        prefectureCode: t.string(),
        address: t.string(),
        addressKana: t.string(),
      }),
    }),
    School: builder.inputType('StudentSchoolInput', {
      fields: (t) => ({
        schoolType: t.field({ type: SchoolType }),
        school: t.string(),
        faculty: t.string(),
        department: t.string(),
        graduation: t.string(),
      }),
    }),
    Texts: builder.inputType('StudentTextsInput', {
      fields: (t) => ({ selfIntroduction: t.string(), motivation: t.string(), wishes: t.string() }),
    }),
    History: builder.inputType('StudentHistoryInput', {
      fields: (t) => ({
        education: t.field({ type: [Entry], required: true }),
        experience: t.field({ type: [Entry], required: true }),
        licences: t.field({ type: [Licence], required: true }),
      }),
    }),
    Tags: builder.inputType('StudentTagsInput', {
      fields: (t) => ({
        skills: t.stringList({ required: true }),
        languages: t.stringList({ required: true }),
        certificates: t.stringList({ required: true }),
      }),
    }),
    Desires: builder.inputType('StudentDesiresInput', {
      fields: (t) => ({
        desiredKinds: t.field({ type: [JobPostKind], required: true }),
        desiredOccupations: t.stringList({ required: true }),
        desiredPrefectures: t.stringList({ required: true }),
      }),
    }),
    Settings: builder.inputType('StudentSettingsInput', {
      fields: (t) => ({
        displayName: t.string(),
        visibility: t.field({ type: ProfileVisibility, required: true }),
        keepsHistory: t.boolean({ required: true }),
      }),
    }),
  }
}
