import { defineAction } from 'astro:actions'
import { emailLinkSchema } from '#contract/account-security.ts'
import { UndoEmailChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Does what the link to the old address is for. */
export const undoEmailChange = defineAction({
  accept: 'form',
  input: emailLinkSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(UndoEmailChange, input)).undoEmailChange),
})
