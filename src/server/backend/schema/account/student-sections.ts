import { studentNameSchema } from '#contract/account-input.ts'
import { studentHistorySchema } from '#contract/student-history.ts'
import {
  firstProfileSchema,
  studentContactSchema,
  studentDesiresSchema,
  studentSchoolSchema,
  studentSettingsSchema,
  studentTagsSchema,
  studentTextsSchema,
} from '#contract/student-input.ts'
import type { Profiles, StudentUserRow } from '#server/backend/profiles/profiles.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { addStudentInputs } from './student-inputs.ts'
import type { StudentUserRef } from './student-user.ts'

/** A profile begins with its names: without one there is nothing that a section could be of. */
const found = (row: StudentUserRow | null): StudentUserRow => {
  if (row === null) throw codedError('NOT_FOUND', 'There is no profile yet')
  return row
}
const save = async (context: Context, section: Parameters<Profiles['saveSection']>[1]) =>
  found(await context.services.profiles.saveSection(callerOf(context).uid, section))

/** Writing one's profile: each section by itself, so that what is saved of one never waits for another. */
export const addStudentSections = (builder: Builder, enums: Enums, StudentUser: StudentUserRef): void => {
  const inputs = addStudentInputs(builder, enums)
  builder.mutationFields((t) => ({
    startStudentProfile: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.First, required: true }) },
      resolve: (_, { input }, context) =>
        context.services.profiles.startStudent(callerOf(context).uid, parseInput(firstProfileSchema, input)),
    }),
    saveStudentName: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Name, required: true }) },
      resolve: (_, { input }, context) =>
        context.services.profiles.startStudent(callerOf(context).uid, parseInput(studentNameSchema, input)),
    }),
    saveStudentContact: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Contact, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentContactSchema, input)),
    }),
    saveStudentSchool: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.School, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentSchoolSchema, input)),
    }),
    saveStudentTexts: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Texts, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentTextsSchema, input)),
    }),
    saveStudentHistory: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.History, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentHistorySchema, input)),
    }),
    saveStudentTags: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Tags, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentTagsSchema, input)),
    }),
    saveStudentDesires: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Desires, required: true }) },
      resolve: (_, { input }, context) => save(context, parseInput(studentDesiresSchema, input)),
    }),
    saveStudentSettings: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: inputs.Settings, required: true }) },
      resolve: async (_, { input }, context) =>
        found(
          await context.services.profiles.saveSettings(
            callerOf(context).uid,
            parseInput(studentSettingsSchema, input),
          ),
        ),
    }),
  }))
}
