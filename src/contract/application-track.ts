import { applicantMoves, type ApplicantMove } from './applicants.ts'
import type { JobPostKind } from './codes/job-post.ts'

/**
 * What an application is for, which decides what may be done with it and in which words. `graduate`: a job after graduation,
 * offered by 内定. `work`: employment that begins at once. `internship`: taking part, after a selection of who does.
 * `programme`: taking part without any selection, which must not serve one (三省合意 2022, types 1 and 2).
 */
export const applicationTracks = ['graduate', 'work', 'internship', 'programme'] as const
export type ApplicationTrack = (typeof applicationTracks)[number]

const tracks = {
  new_grad: 'graduate',
  internship_general: 'internship',
  internship_special: 'internship',
  internship_advanced: 'work',
  open_company: 'programme',
  career_education: 'programme',
  paid_internship: 'work',
  part_time: 'work',
} as const satisfies Record<JobPostKind, ApplicationTrack>

export const applicationTrackOf = (kind: JobPostKind): ApplicationTrack => tracks[kind]

/** False: who takes part is not selected, so that there are no stages and no interviews. */
export const hasSelection = (kind: JobPostKind): boolean => applicationTrackOf(kind) !== 'programme'

/** True of work: an offer of it is a contract under way, so that its terms are told with it. */
export const hasOfferSheet = (kind: JobPostKind): boolean => ['graduate', 'work'].includes(tracks[kind])

const movesOf: Readonly<Record<ApplicationTrack, readonly ApplicantMove[]>> = {
  graduate: applicantMoves,
  work: applicantMoves,
  internship: applicantMoves,
  programme: ['view', 'offer', 'reject'],
}

/** Whether a company may do this at all with an application to an ad of the kind, wherever it stands. */
export const isMoveOf = (kind: JobPostKind, move: ApplicantMove): boolean =>
  movesOf[applicationTrackOf(kind)].includes(move)
