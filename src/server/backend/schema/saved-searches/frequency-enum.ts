import { searchFrequencies } from '#contract/saved-search.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

export const addFrequencyEnum = (builder: Builder) =>
  builder.enumType('SearchFrequency', {
    values: searchFrequencies,
    description: 'How often new ads are told by mail; none: never.',
  })

export type FrequencyEnum = ReturnType<typeof addFrequencyEnum>
