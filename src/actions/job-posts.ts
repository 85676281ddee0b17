import { ActionError, defineAction } from 'astro:actions'
import {
  assignJobPostsFormSchema,
  bulkAdsFormSchema,
  closeJobPostsFormSchema,
  extendJobPostsFormSchema,
  readChosenAds,
} from '#contract/bulk-ads.ts'
import { importJobPostsFormSchema } from '#contract/ad-file.ts'
import { readUpload } from '#contract/ad-upload.ts'
import { resolveJobPostSchema, unchosenSide } from '#contract/job-post-editing.ts'
import { publishJobPostFormSchema } from '#contract/job-post-life.ts'
import { storable } from '#contract/text-input.ts'
import { importJobPosts } from '#server/backend/ad-files/ad-file-procedures.ts'
import {
  keepJobPostEdit,
  resolveJobPostConflict,
  saveJobPost,
} from '#server/backend/job-post-editor/job-post-edit-procedures.ts'
import * as bulk from '#server/backend/job-posts/bulk-job-post-procedures.ts'
import { publishJobPost } from '#server/backend/job-posts/job-post-move-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** What a form of an ad has sent: which ad it is, what was saved when it was shown, and its fields by name. */
const postedForm = (form: FormData) => {
  const {
    companyId = '',
    id = '',
    version,
    ...typed
  } = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return {
    companyId,
    id,
    version: version ?? null,
    typed: Object.entries(typed).map(([name, value]) => ({ name, value: storable(value) })),
  }
}

/** The script of the editor sends it while one types. */
export const keepEdit = defineAction({
  accept: 'form',
  handler: (form: FormData, context) => perform(context, keepJobPostEdit, postedForm(form)),
})

export const publish = defineAction({
  accept: 'form',
  input: publishJobPostFormSchema,
  handler: ({ publishAt, ...ad }, context) =>
    perform(context, publishJobPost, { ...ad, publishAt: publishAt?.toISOString() ?? null }),
})

/**
 * Settles what two people changed, field by field: `field` names each that was asked about, and `side.` with its name which
 * text is taken. Nothing is settled while one of them is not chosen.
 */
export const resolve = defineAction({
  accept: 'form',
  handler: (form: FormData, context) => {
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
    return perform(context, resolveJobPostConflict, data)
  },
})

/** The backend knows the names of the fields. */
export const save = defineAction({
  accept: 'form',
  handler: (form: FormData, context) => perform(context, saveJobPost, postedForm(form)),
})

/** Writes nothing: the page that is led to asks before anything is done with the ads that were chosen. */
export const choose = defineAction({ accept: 'form', handler: readChosenAds })

export const extendAll = defineAction({
  accept: 'form',
  input: extendJobPostsFormSchema,
  handler: (input, context) => perform(context, bulk.extendJobPosts, input),
})

export const pauseAll = defineAction({
  accept: 'form',
  input: bulkAdsFormSchema,
  handler: (input, context) => perform(context, bulk.pauseJobPosts, input),
})

export const closeAll = defineAction({
  accept: 'form',
  input: closeJobPostsFormSchema,
  handler: (input, context) => perform(context, bulk.closeJobPosts, input),
})

export const assignAll = defineAction({
  accept: 'form',
  input: assignJobPostsFormSchema,
  handler: (input, context) => perform(context, bulk.assignJobPosts, input),
})

/** Tells what a file would bring, with its text for the form that brings it in. */
export const readFile = defineAction({
  accept: 'form',
  handler: async (form: FormData, context) => {
    const upload = await readUpload(form.get('file'))
    if (upload.kind === 'fault') return { text: '', fault: upload.fault, answer: null }
    const { success, data } = importJobPostsFormSchema.safeParse({
      companyId: form.get('companyId'),
      text: upload.text,
    })
    if (!success) throw fail('BAD_REQUEST')
    const answer = await perform(context, importJobPosts, { ...data, save: false })
    return { text: data.text, fault: answer.fault, answer }
  },
})

export const importFile = defineAction({
  accept: 'form',
  input: importJobPostsFormSchema,
  handler: (file, context) => perform(context, importJobPosts, { ...file, save: true }),
})
