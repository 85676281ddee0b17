import { eq } from 'drizzle-orm'
import { studentNameSchema } from '#contract/account-input.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { requireRole } from './require-role.ts'

type StudentUserRow = typeof studentUser.$inferSelect

const find = async ({ database, identity }: Context): Promise<StudentUserRow | null> => {
  if (identity === null) return null
  const [row] = await database.select().from(studentUser).where(eq(studentUser.uid, identity.uid))
  return row ?? null
}

const saveName = async (context: Context, input: unknown): Promise<StudentUserRow> => {
  const names = parseInput(studentNameSchema, input)
  const { uid } = (await requireRole(context, 'student')).identity
  const { database, now } = context
  const [row] = await database
    .insert(studentUser)
    .values({ uid, ...names, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: studentUser.uid, set: { ...names, updatedAt: now } })
    .returning()
  if (row === undefined) throw new Error('The profile was not written')
  return row
}

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
      resolve: (_parent, _args, context) => find(context),
    }),
  }))
  builder.mutationFields((t) => ({
    saveStudentName: t.field({
      type: StudentUser,
      args: { input: t.arg({ type: NameInput, required: true }) },
      resolve: (_, { input }, context) => saveName(context, input),
    }),
  }))
}
