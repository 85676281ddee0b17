import { defineAction } from 'astro:actions'
import { studentSettingsSchema } from '#contract/student-input.ts'
import { SaveStudentSettings } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes the settings of the signed-in student’s profile. */
export const saveSettings = defineAction({
  accept: 'form',
  input: studentSettingsSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentSettings, { input })).saveStudentSettings),
})
