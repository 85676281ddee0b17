import * as z from 'zod/mini'
import { studentNameSchema } from '#contract/account-input.ts'
import { studentHistorySchema } from '#contract/student-history.ts'
import {
  firstProfileSchema,
  personProfileSchema,
  studentContactSchema,
  studentDesiresSchema,
  studentSchoolSchema,
  studentSettingsSchema,
  studentTagsSchema,
  studentTextsSchema,
} from '#contract/student-input.ts'
import { graphql } from '#operations/graphql.ts'
import type { Profiles, StudentUserRow } from '#server/backend/profiles/profiles.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

/** A profile begins with its names: without one there is nothing that a section could be of. */
const found = (row: StudentUserRow | null): StudentUserRow => {
  if (row === null) throw codedError('NOT_FOUND', 'There is no profile yet')
  return row
}

/** Each section is written by itself, so that what is saved of one never waits for another. */
const save = async ({ services, caller }: Call, section: Parameters<Profiles['saveSection']>[1]) =>
  found(await services.profiles.saveSection(caller.uid, section))

export const startStudentProfile = procedure({
  name: 'startStudentProfile',
  actions: ['account.startStudentProfile'],
  who: account(['student']),
  input: z.object({ input: firstProfileSchema }),
  types: { input: 'FirstProfileInput!', 'input.schoolType': 'SchoolType' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation StartStudentProfile($input: FirstProfileInput!) {
      startStudentProfile(input: $input) {
        updatedAt
      }
    }
  `),
  run: ({ services, caller }, { input }) => services.profiles.startStudent(caller.uid, input),
})

export const saveStudentName = procedure({
  name: 'saveStudentName',
  actions: ['profile.saveName'],
  who: account(['student']),
  input: z.object({ input: studentNameSchema }),
  types: { input: 'StudentNameInput!' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentName($input: StudentNameInput!) {
      saveStudentName(input: $input) {
        updatedAt
      }
    }
  `),
  run: ({ services, caller }, { input }) => services.profiles.startStudent(caller.uid, input),
})

export const saveStudentContact = procedure({
  name: 'saveStudentContact',
  actions: ['profile.saveContact'],
  who: account(['student']),
  input: z.object({ input: studentContactSchema }),
  types: { input: 'StudentContactInput!' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentContact($input: StudentContactInput!) {
      saveStudentContact(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentSchool = procedure({
  name: 'saveStudentSchool',
  actions: ['profile.saveSchool'],
  who: account(['student']),
  input: z.object({ input: studentSchoolSchema }),
  types: { input: 'StudentSchoolInput!', 'input.schoolType': 'SchoolType' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentSchool($input: StudentSchoolInput!) {
      saveStudentSchool(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentTexts = procedure({
  name: 'saveStudentTexts',
  actions: ['profile.saveTexts'],
  who: account(['student']),
  input: z.object({ input: studentTextsSchema }),
  types: { input: 'StudentTextsInput!' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentTexts($input: StudentTextsInput!) {
      saveStudentTexts(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentHistory = procedure({
  name: 'saveStudentHistory',
  actions: ['profile.saveHistory'],
  who: account(['student']),
  input: z.object({ input: studentHistorySchema }),
  types: {
    input: 'StudentHistoryInput!',
    'input.education': '[HistoryEntryInput!]!',
    'input.experience': '[HistoryEntryInput!]!',
    'input.licences': '[LicenceInput!]!',
  },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentHistory($input: StudentHistoryInput!) {
      saveStudentHistory(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentTags = procedure({
  name: 'saveStudentTags',
  actions: ['profile.saveTags'],
  who: account(['student']),
  input: z.object({ input: studentTagsSchema }),
  types: {
    input: 'StudentTagsInput!',
    'input.skills': '[String!]!',
    'input.languages': '[String!]!',
    'input.certificates': '[String!]!',
  },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentTags($input: StudentTagsInput!) {
      saveStudentTags(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentDesires = procedure({
  name: 'saveStudentDesires',
  actions: ['profile.saveDesires'],
  who: account(['student']),
  input: z.object({ input: studentDesiresSchema }),
  types: {
    input: 'StudentDesiresInput!',
    'input.desiredKinds': '[JobPostKind!]!',
    'input.desiredOccupations': '[String!]!',
    'input.desiredPrefectures': '[String!]!',
  },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentDesires($input: StudentDesiresInput!) {
      saveStudentDesires(input: $input) {
        updatedAt
      }
    }
  `),
  run: (call, { input }) => save(call, input),
})

export const saveStudentSettings = procedure({
  name: 'saveStudentSettings',
  actions: ['profile.saveSettings'],
  who: account(['student']),
  input: z.object({ input: studentSettingsSchema }),
  types: { input: 'StudentSettingsInput!', 'input.visibility': 'ProfileVisibility!' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentSettings($input: StudentSettingsInput!) {
      saveStudentSettings(input: $input) {
        updatedAt
      }
    }
  `),
  run: async ({ services, caller }, { input }) =>
    found(await services.profiles.saveSettings(caller.uid, input)),
})

export const savePersonProfile = procedure({
  name: 'savePersonProfile',
  actions: ['profile.savePerson'],
  who: account(['company', 'admin']),
  input: z.object({ input: personProfileSchema }),
  types: { input: 'PersonProfileInput!' },
  answer: 'PersonProfile!',
  document: graphql(`
    mutation SavePersonProfile($input: PersonProfileInput!) {
      savePersonProfile(input: $input) {
        displayName
      }
    }
  `),
  run: ({ services, caller }, { input }) => services.profiles.savePersonProfile(caller.uid, input),
})
