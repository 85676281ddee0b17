import { fullName } from '#contract/full-name.ts'
import { execute } from '#browser/api/graphql.ts'
import { currentHint } from '#browser/stores/hint.ts'
import { studentUser, type StudentUserState } from '#browser/stores/student-user.ts'
import { OwnPersonProfile } from '#operations/profile.ts'
import { addedSheet } from './added-sheet.ts'

/** The name in the header of session pages. */
const place = document.querySelector<HTMLElement>('[data-own-name]')

const show = (name: string | null): void => {
  if (place === null) return
  place.textContent = name === null ? '' : `${name} さん`
  // Without its styles it would be wider than its place.
  void addedSheet.then(() => {
    place.hidden = place.textContent === ''
  })
}

const nameOf = (state: StudentUserState): string | null => {
  if (state.status !== 'present') return null
  const { displayName, familyName, givenName } = state.studentUser
  return displayName ?? fullName({ familyName, givenName })
}

const hint = currentHint()
if (hint.kind === 'signed in' && hint.viewer === 'student')
  studentUser.$studentUser.subscribe((state) => show(nameOf(state)))
else if (hint.kind === 'signed in' && hint.viewer !== 'none') {
  const answer = await execute(OwnPersonProfile, {})
  show(answer.kind === 'data' ? (answer.data.personProfile?.displayName ?? null) : null)
}
