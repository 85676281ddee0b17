import type { ContactAnswer } from '#server/backend/contact/contact-messages.ts'
import type { FinishAnswer, TicketAnswer } from '#server/backend/files/uploads.ts'
import type { BulkAdOutcome } from '#contract/bulk-ads.ts'
import type { FoundInField } from '#server/backend/applicants/move-applicant.ts'
import type { ApplicantRefusal } from '#contract/applicants.ts'
import type { ApplicationRefusal } from '#contract/application.ts'
import type { Applicant } from '#server/backend/applicants/one-applicant.ts'
import type { OwnApplication } from '#server/backend/applications/own-applications.ts'
import type { MergeAnswer } from '#server/backend/bookmarks/bookmarks.ts'
import type { FinishedImage } from '#server/backend/companies/company-images.ts'
import type { AcceptedInvite } from '#server/backend/members/invite-links.ts'
import type { ShownMessage } from '#server/backend/messages/read-threads.ts'
import type { MessageRefusal } from '#contract/message.ts'
import type { AdRowAnswer } from '#server/backend/ad-files/ad-rows.ts'
import type { AdFileAnswer } from '#server/backend/ad-files/import-ads.ts'
import type { MadeToken } from '#server/backend/company-tokens/company-tokens.ts'
import type { Saving } from '#server/backend/job-post-editor/save-job-post.ts'
import type { JobPostEditor } from '#server/backend/job-post-editor/editor-view.ts'
import type { JobPostRefusal } from '#contract/job-post-life.ts'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import type { StartRefusal } from '#contract/job-post-editing.ts'
import type { InviteRefusal, OwnInterviewRefusal, SlotRefusal } from '#contract/interview.ts'
import type { Clash } from '#server/domain/interview-slots.ts'
import type { PersonProfileRow, StudentUserRow } from '#server/backend/profiles/profiles.ts'
import type { Finding } from '#server/backend/operator/commands.ts'
import type { DeskOutcome } from '#server/backend/desk/acts.ts'
import type { MessageReportRow } from '#server/backend/messages/message-reports.ts'
import type { ReadFile } from '#server/backend/messages/message-report-desk.ts'
import type { Finished, Saved } from '#server/backend/questionnaires/questionnaires.ts'
import type { ChangedLetter } from '#server/backend/replies/bulk-reply-moves.ts'
import type { PreparedBulkReply } from '#server/backend/replies/prepare-bulk-reply.ts'
import type { SavedReplyTemplate } from '#server/backend/replies/reply-templates.ts'
import type { ReportSent } from '#server/backend/reports/reports.ts'
import type { OwnSearch } from '#server/backend/saved-searches/saved-searches.ts'

/** What the services answer for each object type that a procedure answers. */
export type Objects = {
  ContactAnswer: ContactAnswer
  DeskEvidence: MessageReportRow
  DeskFile: ReadFile
  DeskOutcome: DeskOutcome
  FinishedQuestionnaire: Finished
  FinishedUpload: FinishAnswer
  AcceptedInvite: AcceptedInvite
  ApplicantMoveAnswer: {
    applicant: Applicant
    refusal: ApplicantRefusal | null
    findings: readonly FoundInField[]
  }
  Application: OwnApplication
  ApplicationAnswer: { application: OwnApplication | null; refusal: ApplicationRefusal | null }
  BookmarkMerge: MergeAnswer
  BulkJobPostOutcome: BulkAdOutcome
  ChangedBulkLetter: ChangedLetter
  FinishedImage: FinishedImage
  PersonProfile: PersonProfileRow
  SavedAnswers: Saved
  PreparedBulkReply: PreparedBulkReply
  ReportSent: Exclude<ReportSent, { kind: 'unknown' }>
  SavedReplyTemplate: SavedReplyTemplate
  SavedSearch: Omit<OwnSearch, 'newCount'> & { newCount?: number }
  SiteFinding: Finding
  StudentUser: StudentUserRow
  UploadTicket: TicketAnswer
  InterviewInviteAnswer: { refusal: InviteRefusal | null; told: number; more: boolean }
  InterviewSlotAnswer: { refusal: SlotRefusal | null; clashes: readonly Clash[] }
  OwnInterviewAnswer: { applicationId: string | null; refusal: OwnInterviewRefusal | null }
  JobPostEditor: JobPostEditor
  JobPostFileAnswer: AdFileAnswer
  JobPostFileRow: AdRowAnswer
  MadeCompanyToken: MadeToken
  JobPostMoveAnswer: {
    id: string
    status: JobPostStatus | null
    refusal: JobPostRefusal | null
    missing: readonly string[]
  }
  SaveJobPostResult: Saving & { editor: JobPostEditor }
  StartedJobPost: { id: string | null; refusal: StartRefusal | null }
  SentMessage: {
    threadId: string | null
    message: ShownMessage | null
    refusal: MessageRefusal | null
  }
}
