import { studentNameSchema } from '#contract/account-input.ts'
import type { StudentUserRow } from '#server/backend/profiles/profiles.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** The caller's own profile: one a person, so it has no key. */
export const addStudentUser = (builder: Builder): void => {
  const StudentUser = builder.objectRef<StudentUserRow>('StudentUser').implement({
    fields: (t) => ({
      familyName: t.exposeString('familyName'),
      givenName: t.exposeString('givenName'),
      familyNameKana: t.exposeString('familyNameKana'),
      givenNameKana: t.exposeString('givenNameKana'),
    }),
  })
  const NameInput = builder.inputType('StudentNameInput', {
    fields: (t) => ({
      familyName: t.string({ required: true }),
      givenName: t.string({ required: true }),
      familyNameKana: t.string({ required: true }),
      givenNameKana: t.string({ required: true }),
    }),
  })
  builder.queryFields((t) => ({
    studentUser: t.field({
      type: StudentUser,
      nullable: true,
      description: 'The caller’s own; null for everybody who is no student or has no profile yet.',
      resolve: (_parent, _args, context) => context.services.profiles.studentUser(callerOf(context).uid),
    }),
  }))
  builder.mutationFields((t) => ({
    saveStudentName: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: NameInput, required: true }) },
      resolve: (_, { input }, context) =>
        context.services.profiles.saveStudentName(
          callerOf(context).uid,
          parseInput(studentNameSchema, input),
        ),
    }),
  }))
}
