import { ActionError, defineAction } from 'astro:actions'
import { resolveJobPostSchema, unchosenSide } from '#contract/job-post-editing.ts'
import { ResolveJobPostConflict } from '#operations/job-post-editor.ts'
import { fail, forward } from '#actions/failure.ts'

/**
 * Settles what two people changed, field by field: `field` names each that was asked about, and `side.` with its name which
 * text is taken. Nothing is settled while one of them is not chosen.
 */
export const resolve = defineAction({
  accept: 'form',
  handler: (form: FormData, { locals }) => {
    const fields = form.getAll('field').filter((field) => typeof field === 'string')
    const sideOf = (field: string) => form.get(`side.${field}`)
    if (!fields.every((field) => sideOf(field) === 'mine' || sideOf(field) === 'theirs'))
      throw new ActionError({ code: 'BAD_REQUEST', message: unchosenSide })
    const { success, data } = resolveJobPostSchema.safeParse({
      companyId: form.get('companyId'),
      id: form.get('id'),
      version: form.get('version'),
      theirs: fields.filter((field) => sideOf(field) === 'theirs'),
    })
    if (!success) throw fail('BAD_REQUEST')
    return forward(async () => (await locals.execute(ResolveJobPostConflict, data)).resolveJobPostConflict)
  },
})
