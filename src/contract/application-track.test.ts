import { expect, test } from 'vitest'
import { applicantMoves } from './applicants.ts'
import { applicationTrackOf, hasSelection, isMoveOf } from './application-track.ts'
import { jobPostKinds } from './codes/job-post.ts'

test.each([
  ['new_grad', 'graduate', 'view screen interview offer reject'],
  ['part_time', 'work', 'view screen interview offer reject'],
  ['paid_internship', 'work', 'view screen interview offer reject'],
  ['internship_advanced', 'work', 'view screen interview offer reject'],
  ['internship_special', 'internship', 'view screen interview offer reject'],
  ['internship_general', 'internship', 'view screen interview offer reject'],
  ['open_company', 'programme', 'view offer reject'],
  ['career_education', 'programme', 'view offer reject'],
] as const)('an application to a %s is one of %s, with the moves: %s', (kind, track, moves) => {
  expect(applicationTrackOf(kind)).toBe(track)
  expect(applicantMoves.filter((move) => isMoveOf(kind, move)).join(' ')).toBe(moves)
})

test('interviews are of kinds that select', () => {
  for (const kind of jobPostKinds) expect(hasSelection(kind)).toBe(isMoveOf(kind, 'interview'))
})
