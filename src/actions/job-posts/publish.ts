import { defineAction } from 'astro:actions'
import { publishJobPostFormSchema } from '#contract/job-post-life.ts'
import { PublishJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Publishes a draft, now or at a time. */
export const publish = defineAction({
  accept: 'form',
  input: publishJobPostFormSchema,
  handler: ({ publishAt, ...ad }, { locals }) =>
    forward(async () => {
      const variables = { ...ad, publishAt: publishAt?.toISOString() ?? null }
      return (await locals.execute(PublishJobPost, variables)).publishJobPost
    }),
})
