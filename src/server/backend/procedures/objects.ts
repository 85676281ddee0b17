import type { PersonProfileRow, StudentUserRow } from '#server/backend/profiles/profiles.ts'
import type { OwnSearch } from '#server/backend/saved-searches/saved-searches.ts'

/** What the services answer for each object type that a procedure answers. */
export type Objects = {
  PersonProfile: PersonProfileRow
  SavedSearch: Omit<OwnSearch, 'newCount'> & { newCount?: number }
  StudentUser: StudentUserRow
}
