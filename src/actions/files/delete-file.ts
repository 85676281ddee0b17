import { defineAction } from 'astro:actions'
import { fileIdSchema } from '#contract/stored-file.ts'
import { DeleteFile } from '#operations/files.ts'
import { forward } from '#actions/failure.ts'

/** Deletes a file of the signed-in student's. */
export const deleteFile = defineAction({
  accept: 'form',
  input: fileIdSchema,
  handler: (input, { locals }) => forward(async () => (await locals.execute(DeleteFile, input)).deleteFile),
})
