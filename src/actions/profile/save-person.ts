import { defineAction } from 'astro:actions'
import { personProfileSchema } from '#contract/student-input.ts'
import { SavePersonProfile } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes the name and the post of somebody who is no student. */
export const savePerson = defineAction({
  accept: 'form',
  input: personProfileSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SavePersonProfile, { input })).savePersonProfile),
})
