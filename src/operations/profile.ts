import { graphql } from './graphql.ts'

export const StartStudentProfile = graphql(`
  mutation StartStudentProfile($input: FirstProfileInput!) {
    startStudentProfile(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentName = graphql(`
  mutation SaveStudentName($input: StudentNameInput!) {
    saveStudentName(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentContact = graphql(`
  mutation SaveStudentContact($input: StudentContactInput!) {
    saveStudentContact(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentSchool = graphql(`
  mutation SaveStudentSchool($input: StudentSchoolInput!) {
    saveStudentSchool(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentTexts = graphql(`
  mutation SaveStudentTexts($input: StudentTextsInput!) {
    saveStudentTexts(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentHistory = graphql(`
  mutation SaveStudentHistory($input: StudentHistoryInput!) {
    saveStudentHistory(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentTags = graphql(`
  mutation SaveStudentTags($input: StudentTagsInput!) {
    saveStudentTags(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentDesires = graphql(`
  mutation SaveStudentDesires($input: StudentDesiresInput!) {
    saveStudentDesires(input: $input) {
      updatedAt
    }
  }
`)

export const SaveStudentSettings = graphql(`
  mutation SaveStudentSettings($input: StudentSettingsInput!) {
    saveStudentSettings(input: $input) {
      updatedAt
    }
  }
`)

export const OwnPersonProfile = graphql(`
  query OwnPersonProfile {
    personProfile {
      displayName
      title
    }
  }
`)

export const SavePersonProfile = graphql(`
  mutation SavePersonProfile($input: PersonProfileInput!) {
    savePersonProfile(input: $input) {
      displayName
    }
  }
`)
