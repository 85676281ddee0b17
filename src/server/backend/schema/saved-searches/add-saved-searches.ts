import { saveSearchAnswers } from '#contract/saved-search.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { FrequencyEnum } from './frequency-enum.ts'

/** The caller's own searches, and those asked for without an account. */
export const addSavedSearches = (builder: Builder, Frequency: FrequencyEnum): void => {
  builder.enumType('SaveSearchAnswer', {
    values: saveSearchAnswers,
    description: 'exists: the same conditions are kept already; full: no more can be kept.',
  })
  const SavedSearch = builder.objectRef<Objects['SavedSearch']>('SavedSearch')
  SavedSearch.implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      address: t.exposeString('address', { description: 'Of the list, on this site.' }),
      frequency: t.field({ type: Frequency, resolve: ({ frequency }) => frequency }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      newCount: t.int({
        description: 'Open ads newer than the last look at the list; 100 stands for 100 and more.',
        resolve: ({ newCount }) => newCount ?? 0,
      }),
    }),
  })
  builder.queryFields((t) => ({
    ownSavedSearches: t.field({
      type: [SavedSearch],
      description: 'The caller’s own, 20 at the most.',
      resolve: (_parent, _args, context) => context.services.savedSearches.list(callerOf(context).uid),
    }),
  }))
}
