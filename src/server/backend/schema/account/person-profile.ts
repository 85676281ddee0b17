import { personProfileSchema } from '#contract/student-input.ts'
import type { PersonProfileRow } from '#server/backend/profiles/profiles.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** What members of companies and the operator call themselves. */
export const addPersonProfile = (builder: Builder): void => {
  const PersonProfile = builder.objectRef<PersonProfileRow>('PersonProfile').implement({
    fields: (t) => ({
      displayName: t.exposeString('displayName'),
      title: t.exposeString('title', { nullable: true }),
    }),
  })
  const Input = builder.inputType('PersonProfileInput', {
    fields: (t) => ({ displayName: t.string({ required: true }), title: t.string() }),
  })
  builder.queryFields((t) => ({
    personProfile: t.field({
      type: PersonProfile,
      nullable: true,
      description: 'The caller’s own; null for students, and until it is written.',
      resolve: (_parent, _args, context) => context.services.profiles.personProfile(callerOf(context).uid),
    }),
  }))
  builder.mutationFields((t) => ({
    savePersonProfile: t.field({
      type: PersonProfile,
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: (_, { input }, context) =>
        context.services.profiles.savePersonProfile(
          callerOf(context).uid,
          parseInput(personProfileSchema, input),
        ),
    }),
  }))
}
