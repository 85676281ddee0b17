import { setImmediate as afterRequests } from 'node:timers/promises'
import { placeTables } from '#server/domain/places/place-tables.ts'

/** Makes the tables of places, so that nobody waits for them; requests are answered between its parts. */
export const warmPlaces = async (): Promise<void> => {
  for (const make of placeTables) {
    await afterRequests()
    make()
  }
}
