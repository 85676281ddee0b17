import type { ContactAnswer } from '#server/backend/contact/contact-messages.ts'
import type { FinishAnswer, TicketAnswer } from '#server/backend/files/uploads.ts'
import type { PersonProfileRow, StudentUserRow } from '#server/backend/profiles/profiles.ts'
import type { Finished, Saved } from '#server/backend/questionnaires/questionnaires.ts'
import type { OwnSearch } from '#server/backend/saved-searches/saved-searches.ts'

/** What the services answer for each object type that a procedure answers. */
export type Objects = {
  ContactAnswer: ContactAnswer
  FinishedQuestionnaire: Finished
  FinishedUpload: FinishAnswer
  PersonProfile: PersonProfileRow
  SavedAnswers: Saved
  SavedSearch: Omit<OwnSearch, 'newCount'> & { newCount?: number }
  StudentUser: StudentUserRow
  UploadTicket: TicketAnswer
}
