import { defineAction } from 'astro:actions'
import { uploadSchema } from '#contract/stored-file.ts'
import { RequestUpload } from '#operations/files.ts'
import { forward } from '#actions/failure.ts'

/** Leave to send one file: a ticket, or why there is none. */
export const requestUpload = defineAction({
  input: uploadSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestUpload, { input })).requestUpload),
})
