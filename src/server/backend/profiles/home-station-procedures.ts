import * as z from 'zod/mini'
import { homeStationFields, homeStationsSchema } from '#contract/home-stations.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { account } from '#server/domain/access-row.ts'
import { readHomeStation } from '#server/domain/places/home-stations.ts'

/** The section of the profile with よく使う駅. */
export const saveStudentStations = procedure({
  name: 'saveStudentStations',
  actions: ['profile.saveStations'],
  who: account(['student']),
  input: z.object({ input: homeStationsSchema(readHomeStation) }),
  types: { input: 'StudentStationsInput!' },
  answer: 'StudentUser!',
  document: graphql(`
    mutation SaveStudentStations($input: StudentStationsInput!) {
      saveStudentStations(input: $input) {
        updatedAt
      }
    }
  `),
  run: async ({ services, caller }, { input }) => {
    const stations = homeStationFields.flatMap((field) => input[field] ?? [])
    const saved = await services.profiles.saveSection(caller.uid, { homeStations: [...new Set(stations)] })
    if (saved === null) throw codedError('NOT_FOUND', 'There is no profile yet')
    return saved
  },
})
