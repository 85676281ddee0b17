import { expect, test } from 'vitest'
import { places } from '#server/backend/seed/places.ts'
import { readPlace } from './read-place.ts'

/** How ads of the demo write where they are: 「JR各線「東京駅」徒歩5分」. */
test.each(places.map(({ station, prefecture, city }) => [station, prefecture, city] as const))(
  '%s徒歩5分 is a station of %s%s or next to it',
  (station, prefecture) => {
    const meaning = readPlace(`${station}徒歩5分`)
    expect(meaning).toMatchObject({ kind: 'place', minutes: 5, around: false })
    if (meaning.kind === 'place') expect(meaning.place.stations[0]?.prefecture).toBe(prefecture)
  },
)
