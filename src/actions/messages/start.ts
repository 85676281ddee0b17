import { defineAction } from 'astro:actions'
import { startThreadFormSchema } from '#contract/message.ts'
import { StartThread } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Writes the first message about an application, an ad or a company. */
export const start = defineAction({
  accept: 'form',
  input: startThreadFormSchema,
  handler: ({ kind, about, companyId, id, text, fileIds }, { locals }) =>
    forward(
      async () =>
        (
          await locals.execute(StartThread, {
            input: { subject: { kind, id: about }, companyId: companyId || null, id, text, fileIds },
          })
        ).startThread,
    ),
})
