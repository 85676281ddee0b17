import { applicationFilters } from '#contract/application.ts'
import { limits } from '#contract/limits.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { pageInfo, type CommonTypes } from '#server/backend/schema/common-types.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid, readCursor, writeCursor } from '#server/backend/schema/list-window.ts'
import type { ApplicationForm } from '#server/backend/applications/application-form.ts'
import type { OwnApplication } from '#server/backend/applications/own-applications.ts'
import { isInstant } from '#server/domain/calendar.ts'
import { addApplicationAnswers } from './application-answers.ts'
import { addApplicationType } from './application-type.ts'

const list = 'applications'

type Page = { rows: readonly OwnApplication[]; hasNextPage: boolean; hasPreviousPage: boolean }

const readPlace = (after: string | null | undefined) => {
  if (after === null || after === undefined) return null
  const [updatedAt = '', id = ''] = readCursor(list, after, 2)
  if (!isInstant(updatedAt) || !isUuid(id)) throw inputError('after is no cursor of this list')
  return { updatedAt: new Date(updatedAt), id }
}

const sizeOf = (first: number | null | undefined): number => {
  const size = first ?? limits.pageSize
  if (size < 1 || size > limits.pageSizeMax) throw inputError(`first must be from 1 to ${limits.pageSizeMax}`)
  return size
}

/** What students write to companies: only ever the caller's own. */
export const addApplications = (builder: Builder, enums: Enums, common: CommonTypes): void => {
  const Application = addApplicationType(builder, enums)
  const Filter = builder.enumType('ApplicationFilter', {
    values: applicationFilters,
    description: 'open: sent and not ended.',
  })
  const Connection = builder.objectRef<Page>('ApplicationConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [Application], resolve: ({ rows }) => [...rows] }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: ({ rows, hasNextPage, hasPreviousPage }) =>
          pageInfo({
            cursors: rows.map(({ updatedAt, id }) => writeCursor(list, [updatedAt.toISOString(), id])),
            hasNextPage,
            hasPreviousPage,
          }),
      }),
    }),
  })
  const { Refusal } = addApplicationAnswers(builder, Application)
  const Form = builder.objectRef<ApplicationForm>('ApplicationForm').implement({
    description: 'What the page that applies begins with.',
    fields: (t) => ({
      draft: t.field({ type: Application, nullable: true, resolve: ({ draft }) => draft }),
      sent: t.field({
        type: Application,
        nullable: true,
        description: 'The one that was sent last.',
        resolve: ({ sent }) => sent,
      }),
      refusal: t.field({
        type: Refusal,
        nullable: true,
        description: 'closed or applied: nothing can be written now.',
        resolve: ({ refusal }) => refusal,
      }),
      questions: t.stringList({ resolve: ({ questions }) => [...questions] }),
      revision: t.exposeInt('revision', { description: 'The ad’s, as it stands.' }),
      replyByDays: t.exposeInt('replyByDays'),
      profile: t.field({
        type: 'ProfileSnapshot',
        nullable: true,
        description: 'What the company would be sent of the person; null: there is no profile.',
        resolve: ({ profile }) => profile,
      }),
      suggestedMessage: t.exposeString('suggestedMessage'),
      shown: t.exposeString('shown', { nullable: true, description: 'For submitApplication.' }),
    }),
  })

  builder.queryFields((t) => ({
    ownApplications: t.field({
      type: Connection,
      nullable: true,
      description: 'The last changed first; null for everybody who is no student.',
      args: {
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
        filter: t.arg({ type: Filter }),
      },
      resolve: async (_, { first, after, filter }, context) => {
        const size = sizeOf(first)
        const place = readPlace(after)
        const rows = await context.services.applications.list(callerOf(context).uid, {
          filter: filter ?? null,
          after: place,
          most: size + 1,
        })
        return {
          rows: rows.slice(0, size),
          hasNextPage: rows.length > size,
          hasPreviousPage: place !== null,
        }
      },
    }),
    ownApplication: t.field({
      type: Application,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        isUuid(id) ? context.services.applications.find(callerOf(context).uid, id) : null,
    }),
    ownApplicationTo: t.field({
      type: Application,
      nullable: true,
      description: 'The last one to this ad, draft or sent.',
      args: { jobPostId: t.arg.id({ required: true }) },
      resolve: async (_, { jobPostId }, context) =>
        isUuid(jobPostId)
          ? ((await context.services.applications.to(callerOf(context).uid, jobPostId))[0] ?? null)
          : null,
    }),
    applicationForm: t.field({
      type: Form,
      nullable: true,
      args: { jobPostId: t.arg.id({ required: true }) },
      resolve: (_, { jobPostId }, context) =>
        isUuid(jobPostId) ? context.services.applications.form(callerOf(context), jobPostId) : null,
    }),
  }))
}
