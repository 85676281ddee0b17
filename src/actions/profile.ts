import { defineAction } from 'astro:actions'
import { studentHistoryFormSchema } from '#contract/student-history.ts'
import { saveStudentStations } from '#server/backend/profiles/home-station-procedures.ts'
import * as profiles from '#server/backend/profiles/profile-procedures.ts'
import { form, perform } from './action.ts'

const saveHistory = defineAction({
  accept: 'form',
  input: studentHistoryFormSchema,
  handler: (input, context) => perform(context, profiles.saveStudentHistory, { input }),
})

/** Sections of a student's profile, and the name of somebody who is no student. */
export const profileActions = {
  saveContact: form(profiles.saveStudentContact),
  saveDesires: form(profiles.saveStudentDesires),
  saveHistory,
  saveName: form(profiles.saveStudentName),
  savePerson: form(profiles.savePersonProfile),
  saveSchool: form(profiles.saveStudentSchool),
  saveSettings: form(profiles.saveStudentSettings),
  saveStations: form(saveStudentStations),
  saveTags: form(profiles.saveStudentTags),
  saveTexts: form(profiles.saveStudentTexts),
}
