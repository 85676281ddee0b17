import {
  changeSearchSchema,
  requestSearchSchema,
  savedSearchIdSchema,
  saveSearchAnswers,
  saveSearchSchema,
} from '#contract/saved-search.ts'
import type { OwnSearch } from '#server/backend/saved-searches/saved-searches.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { FrequencyEnum } from './frequency-enum.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** The caller's own searches, and those asked for without an account. */
export const addSavedSearches = (builder: Builder, Frequency: FrequencyEnum): void => {
  const Answer = builder.enumType('SaveSearchAnswer', {
    values: saveSearchAnswers,
    description: 'exists: the same conditions are kept already; full: no more can be kept.',
  })
  const SavedSearch = builder.objectRef<Omit<OwnSearch, 'newCount'> & { newCount?: number }>('SavedSearch')
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
  const SaveInput = builder.inputType('SaveSearchInput', {
    fields: (t) => ({
      address: t.string({ required: true }),
      name: t.string({ required: true }),
      frequency: t.field({ type: Frequency, required: true }),
    }),
  })
  const RequestInput = builder.inputType('RequestSearchInput', {
    fields: (t) => ({
      address: t.string({ required: true }),
      frequency: t.field({ type: Frequency, required: true }),
      email: t.string({ required: true }),
    }),
  })
  builder.queryFields((t) => ({
    ownSavedSearches: t.field({
      type: [SavedSearch],
      description: 'The caller’s own, 20 at the most.',
      resolve: (_parent, _args, context) => context.services.savedSearches.list(callerOf(context).uid),
    }),
  }))
  builder.mutationFields((t) => ({
    saveSearch: t.field({
      type: Answer,
      args: { input: t.arg({ type: SaveInput, required: true }) },
      resolve: (_, { input }, context) =>
        context.services.savedSearches.save(callerOf(context).uid, parseInput(saveSearchSchema, input)),
    }),
    changeSavedSearch: t.field({
      type: SavedSearch,
      nullable: true,
      description: 'Null: it is not the caller’s.',
      args: {
        id: t.arg.id({ required: true }),
        name: t.arg.string({ required: true }),
        frequency: t.arg({ type: Frequency, required: true }),
      },
      resolve: (_, args, context) =>
        context.services.savedSearches.change(callerOf(context).uid, parseInput(changeSearchSchema, args)),
    }),
    openSavedSearch: t.string({
      nullable: true,
      description:
        'Notes that its ads were looked at. Answers the address of the list; null: not the caller’s.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, args, context) =>
        context.services.savedSearches.open(callerOf(context).uid, parseInput(savedSearchIdSchema, args).id),
    }),
    removeSavedSearch: t.boolean({
      description: 'False: there was none of the caller’s.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, args, context) =>
        context.services.savedSearches.remove(
          callerOf(context).uid,
          parseInput(savedSearchIdSchema, args).id,
        ),
    }),
    requestSavedSearch: t.boolean({
      description: 'Always true: what is kept for the address, only its mailbox learns.',
      args: { input: t.arg({ type: RequestInput, required: true }) },
      resolve: async (_, { input }, { services, client }) => {
        const wanted = parseInput(requestSearchSchema, input)
        const { kind } = await services.mailSubscriptions.request(wanted, client)
        if (kind === 'limited') throw codedError('RATE_LIMITED', 'Too many mails were asked for')
        return true
      },
    }),
  }))
}
