import { fetchStations } from '#browser/api/profile-help.ts'
import { writeStation } from '#contract/nearest-stations.ts'
import { offerNames } from './offer-names.ts'

/** Stations under the fields that name one; of a workplace those of the prefecture that is chosen in the row first. */
const enhanced = new WeakSet<HTMLInputElement>()

const prefectureOf = (field: HTMLInputElement): string =>
  field.closest('[data-row]')?.querySelector<HTMLSelectElement>('select[name$=".prefectureCode"]')?.value ??
  ''

// Rows are added while the form is open.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-stations]') || enhanced.has(target))
    return
  enhanced.add(target)
  offerNames(target, async (typed, signal) => {
    const prefecture = prefectureOf(target)
    const stations = await fetchStations(typed, signal)
    const isHere = (code: string) => Number(code === prefecture)
    return stations
      .toSorted((one, other) => isHere(other.prefectureCode) - isHere(one.prefectureCode))
      .map(({ name, prefectureCode, city, lines }) => ({
        value: writeStation(`${prefectureCode}${name}`, prefecture),
        about: `${name}駅（${city}）${lines.slice(0, 2).join('・')}`,
      }))
  })
})
