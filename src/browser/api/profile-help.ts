import type { PostalAddress, PostalCodeAnswer } from '#contract/postal-code.ts'
import type { SchoolNamesAnswer } from '#contract/school-names.ts'
import type { StationName, StationNamesAnswer } from '#contract/station-names.ts'

const read = async <Answer>(address: string, signal: AbortSignal): Promise<Answer | null> => {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** The addresses of seven digits; null when they can't be had, since typing goes on without them. */
export const fetchAddresses = async (
  code: string,
  signal: AbortSignal,
): Promise<readonly PostalAddress[] | null> =>
  (await read<PostalCodeAnswer>(`/postal-code.json?code=${code}`, signal))?.addresses ?? null

/** Stations that are called like what was typed; none when they can't be had. */
export const fetchStations = async (typed: string, signal: AbortSignal): Promise<readonly StationName[]> =>
  (await read<StationNamesAnswer>(`/station-names.json?q=${encodeURIComponent(typed)}`, signal))?.stations ??
  []

/** Names of schools that are called like what was typed; none when they can't be had. */
export const fetchSchools = async (typed: string, signal: AbortSignal): Promise<readonly string[]> => {
  const address = `/school-names.json?q=${encodeURIComponent(typed)}`
  const answer = await read<SchoolNamesAnswer>(address, signal)
  return answer?.schools.map(({ name }) => name) ?? []
}
