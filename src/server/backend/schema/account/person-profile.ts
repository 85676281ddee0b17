import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** What members of companies and the operator call themselves. */
export const addPersonProfile = (builder: Builder): void => {
  const PersonProfile = builder.objectRef<Objects['PersonProfile']>('PersonProfile').implement({
    fields: (t) => ({
      displayName: t.exposeString('displayName'),
      title: t.exposeString('title', { nullable: true }),
    }),
  })
  builder.queryFields((t) => ({
    personProfile: t.field({
      type: PersonProfile,
      nullable: true,
      description: 'The caller’s own; null for students, and until it is written.',
      resolve: (_parent, _args, context) => context.services.profiles.personProfile(callerOf(context).uid),
    }),
  }))
}
