import type { OwnSearch } from '#server/backend/saved-searches/saved-searches.ts'

/** What the services answer for each object type that a procedure answers. */
export type Objects = {
  SavedSearch: Omit<OwnSearch, 'newCount'> & { newCount?: number }
}
