/** Where views come from that no host of another site is named for. Brackets stand in no name of a host. */
export const viewSources = { site: '(site)', none: '(none)', other: '(other)' } as const

/** Views of an ad on a day in Japan (YYYY-MM-DD), by where they came from: a name of a host or one of `viewSources`. */
export type ViewCount = { jobPostId: string; day: string; source: string; views: number }
