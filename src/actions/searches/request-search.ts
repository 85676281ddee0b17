import { defineAction } from 'astro:actions'
import { requestSearchFormSchema } from '#contract/saved-search.ts'
import { RequestSavedSearch } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Asks for the mails of a search without an account; the owner of the address confirms them first. */
export const requestSearch = defineAction({
  accept: 'form',
  input: requestSearchFormSchema,
  handler: ({ consent: _consent, ...input }, { locals }) =>
    forward(async () => (await locals.execute(RequestSavedSearch, { input })).requestSavedSearch),
})
