import { fetchSchools } from '#browser/api/profile-help.ts'
import { offerNames } from './offer-names.ts'

const field = document.querySelector<HTMLInputElement>('input[name=school]')
if (field !== null)
  offerNames(field, async (typed, signal) => (await fetchSchools(typed, signal)).map((value) => ({ value })))
