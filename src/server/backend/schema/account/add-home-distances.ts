import type { HomeDistance as Distance } from '#contract/home-stations.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { homeDistances } from '#server/domain/places/home-stations.ts'

/** How far an ad is from the stations of the caller's profile. */
export const addHomeDistances = (builder: Builder): void => {
  const HomeDistance = builder.objectRef<Distance>('HomeDistance').implement({
    fields: (t) => ({
      station: t.exposeString('station', { description: 'One of the caller’s: 13三鷹.' }),
      kilometres: t.exposeFloat('kilometres', { description: 'As the crow flies.' }),
    }),
  })
  builder.queryFields((t) => ({
    homeDistances: t.field({
      type: [HomeDistance],
      description:
        'From each of the caller’s own stations to the first station that the ad names, the nearest first. Empty: one of them names none.',
      args: { jobPostId: t.arg.id({ required: true }) },
      resolve: async (_parent, { jobPostId }, context) => {
        if (!isUuid(jobPostId)) return []
        const { services, loaders } = context
        const profile = await services.profiles.studentUser(callerOf(context).uid)
        if (profile === null || profile.homeStations.length === 0) return []
        // Of an ad that nobody may see any more nothing is told.
        if ((await loaders.jobPost.load(jobPostId)) === null) return []
        const atHire = (await loaders.workplaces.load(jobPostId)).filter(({ scope }) => scope === 'hire')
        const [nearest] = atHire.flatMap(({ stations }) => stations)
        return nearest === undefined ? [] : homeDistances(profile.homeStations, nearest.station)
      },
    }),
  }))
}
