import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import { saveBookmarkAnswers } from '#contract/bookmark.ts'
import type { BookmarkHits, BookmarkPlace, BookmarkRow } from '#server/backend/bookmarks/bookmarks.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { pageInfo, type CommonTypes } from '#server/backend/schema/common-types.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import {
  isInstantText,
  isUuid,
  readCursor,
  readPaging,
  writeCursor,
} from '#server/backend/schema/list-window.ts'
import { shownJobPost } from './shown-job-post.ts'

type OwnBookmarks = BookmarkHits & { first: boolean }

const list = 'ownBookmarks'
const cursorOf = ({ createdAt, jobPostId }: BookmarkPlace) => writeCursor(list, [createdAt, jobPostId])

const placeOf = (cursor: string): BookmarkPlace => {
  const [createdAt = '', jobPostId = ''] = readCursor(list, cursor, 2)
  if (!isInstantText(createdAt) || !isUuid(jobPostId)) throw inputError('after is no cursor of this list')
  return { createdAt, jobPostId }
}

/** The ads that the caller keeps. */
export const addBookmarks = (builder: Builder, refs: Refs, common: CommonTypes): void => {
  const Bookmark = builder.objectRef<BookmarkRow>('Bookmark').implement({
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      note: t.exposeString('note'),
      revision: t.exposeInt('revision', { description: 'The ad’s when it was bookmarked.' }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      changed: t.boolean({
        description: 'True when the ad is another revision by now.',
        resolve: async ({ jobPostId, revision }, _, context) => {
          const row = await shownJobPost(context, jobPostId)
          return row !== null && row.revision > revision
        },
      }),
      jobPost: t.field({
        type: refs.JobPost,
        nullable: true,
        description: 'Null: nobody may see it any more.',
        resolve: ({ jobPostId }, _, context) => shownJobPost(context, jobPostId),
      }),
    }),
  })
  const Own = builder.objectRef<OwnBookmarks>('OwnBookmarks').implement({
    fields: (t) => ({
      nodes: t.field({ type: [Bookmark], resolve: ({ rows }) => rows }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: ({ rows, hasNextPage, first }) =>
          pageInfo({
            cursors: rows.map(({ place }) => cursorOf(place)),
            hasNextPage,
            hasPreviousPage: !first,
          }),
      }),
      total: t.int({ resolve: ({ uid }, _, { services }) => services.bookmarks.count(uid) }),
    }),
  })
  builder.objectRef<Objects['BookmarkMerge']>('BookmarkMerge').implement({
    description: 'How many were newly saved, are of ads that nobody may see, and found no room.',
    fields: (t) => ({ saved: t.exposeInt('saved'), gone: t.exposeInt('gone'), full: t.exposeInt('full') }),
  })
  builder.enumType('SaveBookmarkAnswer', { values: saveBookmarkAnswers })

  builder.queryFields((t) => ({
    ownBookmarks: t.field({
      type: Own,
      description: 'The caller’s own, newest first.',
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      resolve: async (_parent, { first, after }, context) => {
        const { uid } = callerOf(context)
        const paging = readPaging({ first, after })
        const place = paging.kind === 'after' ? placeOf(paging.cursor) : null
        const hits = await context.services.bookmarks.own(uid, paging.first, place)
        return { ...hits, first: place === null }
      },
    }),
    bookmarkStates: t.idList({
      description: `Those of these ads that the caller keeps; at most ${bookmarkLimits.states} are asked for.`,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_parent, { ids }, context) => {
        if (ids.length > bookmarkLimits.states) throw inputError(`At most ${bookmarkLimits.states} ids`)
        const asked = ids.filter(isUuid)
        return asked.length === 0 ? [] : context.services.bookmarks.states(callerOf(context).uid, asked)
      },
    }),
  }))
}
