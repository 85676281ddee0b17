import { infoStates, infoLimits, infoWeights, type InfoState } from '#contract/desk-infos.ts'
import { publishTimes } from '#contract/job-post-life.ts'
import { limits } from '#contract/limits.ts'
import type { DeskInfoLine, InfoRevisionRow } from '#server/backend/infos/info-desk.ts'
import { infoStamp, infoState, type WholeInfo } from '#server/backend/infos/infos.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'

type List = { state: InfoState; page: number }
type Found = { info: WholeInfo; revisions: readonly InfoRevisionRow[] }

const pagesMost = limits.countMax / infoLimits.listed

/** Announcements, as the operator writes them. */
export const addDeskInfos = (builder: Builder): void => {
  const State = builder.enumType('InfoState', { values: infoStates })
  builder.enumType('InfoWeight', { values: infoWeights })
  builder.enumType('PublishTime', { values: publishTimes })
  const Count = builder.objectRef<{ state: InfoState; count: number }>('DeskInfoCount').implement({
    fields: (t) => ({
      state: t.field({ type: State, resolve: ({ state }) => state }),
      count: t.exposeInt('count'),
    }),
  })
  const Line = builder.objectRef<DeskInfoLine>('DeskInfoLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      important: t.exposeBoolean('important'),
      publishAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ publishAt }) => publishAt }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
  const List = builder.objectRef<List>('DeskInfoList').implement({
    fields: (t) => ({
      counts: t.field({
        type: [Count],
        resolve: async (_, __, { services }) => [...(await services.desk.infos.counts())],
      }),
      lines: t.field({
        type: [Line],
        resolve: async ({ state, page }, _, { services }) => [
          ...(await services.desk.infos.list(state, page)),
        ],
      }),
    }),
  })
  const Revision = builder.objectRef<InfoRevisionRow>('DeskInfoRevision').implement({
    description: 'What an announcement said before it was corrected.',
    fields: (t) => ({
      title: t.exposeString('title'),
      body: t.exposeString('body'),
      important: t.exposeBoolean('important'),
      replacedAt: t.field({ type: 'DateTime', resolve: ({ replacedAt }) => replacedAt }),
    }),
  })
  const Whole = builder.objectRef<Found>('DeskInfo').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ info }) => info.id }),
      state: t.field({ type: State, resolve: ({ info }, _, { now }) => infoState(info, now) }),
      title: t.string({ resolve: ({ info }) => info.title }),
      body: t.string({ resolve: ({ info }) => info.body }),
      important: t.boolean({ resolve: ({ info }) => info.important }),
      publishAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ info }) => info.publishAt }),
      correctedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ info }) => info.correctedAt }),
      withdrawnAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ info }) => info.withdrawnAt }),
      stamp: t.string({
        description: 'Goes with every act on what was read.',
        resolve: ({ info }) => infoStamp(info),
      }),
      revisions: t.field({ type: [Revision], resolve: ({ revisions }) => [...revisions] }),
    }),
  })
  builder.queryFields((t) => ({
    deskInfos: t.field({
      type: List,
      args: { state: t.arg({ type: State, required: true }), page: t.arg.int({ defaultValue: 1 }) },
      resolve: (_, { state, page }) => {
        const number = page ?? 1
        if (number < 1 || number > pagesMost) throw inputError(`page must be from 1 to ${pagesMost}`)
        return { state, page: number }
      },
    }),
    deskInfo: t.field({
      type: Whole,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { services }) => services.desk.infos.find(id),
    }),
  }))
}
