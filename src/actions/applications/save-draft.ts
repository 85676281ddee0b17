import { defineAction } from 'astro:actions'
import { applicationDraftFormSchema } from '#contract/application.ts'
import { SaveApplicationDraft } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Keeps a draft as far as it has come. */
export const saveDraft = defineAction({
  accept: 'form',
  input: applicationDraftFormSchema,
  handler: ({ intent = 'save', message = '', answer0, answer1, answer2, ...draft }, { locals }) =>
    forward(async () => {
      // Those beyond the ad's questions are empty, and left out by the backend.
      const answers = [answer0, answer1, answer2].map((answer) => answer ?? '')
      const input = { ...draft, answers, message }
      const { saveApplicationDraft: answer } = await locals.execute(SaveApplicationDraft, { input })
      return { intent, refusal: answer.refusal }
    }),
})
