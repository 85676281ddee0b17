import { defineAction } from 'astro:actions'
import { finishUploadSchema } from '#contract/stored-file.ts'
import { FinishUpload } from '#operations/files.ts'
import { forward } from '#actions/failure.ts'

/** Makes the file of what was sent with a ticket. */
export const finishUpload = defineAction({
  input: finishUploadSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(FinishUpload, input)).finishUpload),
})
