import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import type { OwnHistory, SeenRow } from '#server/backend/bookmarks/history.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { shownJobPost } from './shown-job-post.ts'

/** The ads that the caller looked at, where they want that kept. */
export const addHistory = (builder: Builder, refs: Refs): void => {
  const Seen = builder.objectRef<SeenRow>('SeenJobPost').implement({
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      seenAt: t.field({ type: 'DateTime', resolve: ({ seenAt }) => seenAt }),
      jobPost: t.field({
        type: refs.JobPost,
        nullable: true,
        description: 'Null: nobody may see it any more.',
        resolve: ({ jobPostId }, _, context) => shownJobPost(context, jobPostId),
      }),
    }),
  })
  const Own = builder.objectRef<OwnHistory>('OwnHistory').implement({
    fields: (t) => ({
      kept: t.exposeBoolean('kept', { description: 'False: the caller has not asked for it.' }),
      nodes: t.field({ type: [Seen], resolve: ({ rows }) => rows }),
    }),
  })
  builder.queryFields((t) => ({
    ownHistory: t.field({
      type: Own,
      description: 'The newest first.',
      args: { first: t.arg.int({ defaultValue: 20 }) },
      resolve: (_parent, { first }, context) => {
        const size = first ?? 20
        if (size < 1 || size > bookmarkLimits.seen)
          throw inputError(`first must be from 1 to ${bookmarkLimits.seen}`)
        return context.services.history.own(callerOf(context).uid, size)
      },
    }),
  }))
}
