import type { APIRoute } from 'astro'
import { jobFeedEntry, jobFeedHead, jobFeedTail } from '#components/feeds/job-feed.ts'
import { streamedXmlAnswer, streamedXmlHead } from '#components/feeds/xml-answer.ts'
import { bareTitle } from '#components/structured-data/bare-title.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { jobPostKindShortNames, type JobPostKind } from '#contract/codes/job-post.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import { formatWage } from '#contract/format/money.ts'
import { formatPostalCode } from '#contract/format/place.ts'
import { routes } from '#contract/routes.ts'
import type { ResultOf } from '#operations/graphql.ts'
import { JobFeedQuery } from '#operations/machines.ts'

/** Events are no jobs; null leaves them out. */
const jobTypes = {
  new_grad: 'fulltime',
  internship_general: 'internship',
  internship_special: 'internship',
  internship_advanced: 'internship',
  open_company: null,
  career_education: null,
  paid_internship: 'internship',
  part_time: 'parttime',
} as const satisfies Record<JobPostKind, string | null>

async function* jobs({ execute, drained, site, now }: App.Locals): AsyncGenerator<string> {
  // It goes with the first ads: an outage before them leaves nothing sent, and is answered 503.
  let head = jobFeedHead(site.name, site.origin, now().toISOString())
  let after: string | null = null
  for (;;) {
    const { openJobPosts }: { openJobPosts: readonly Ad[] } = await execute(JobFeedQuery, { after })
    yield head + openJobPosts.map((ad) => entryOf(ad, site.origin)).join('')
    head = ''
    await drained()
    after = openJobPosts.at(-1)?.id ?? null
    if (after === null) break
  }
  yield jobFeedTail
}

type Ad = ResultOf<typeof JobFeedQuery>['openJobPosts'][number]

const entryOf = (ad: Ad, origin: string): string => {
  const jobType = jobTypes[ad.kind]
  const [place] = ad.workplaces
  if (jobType === null || place === undefined || ad.publishAt === null || ad.validThrough === null) return ''
  return jobFeedEntry({
    title: bareTitle(ad.title, { companyNames: [ad.company.displayName], workplaces: ad.workplaces }),
    date: ad.publishAt,
    id: ad.id,
    address: `${origin}${routes.jobPost(ad.id)}`,
    company: ad.company.displayName,
    city: place.city,
    prefecture: prefectureName(place.prefectureCode),
    postalCode: place.postalCode === null ? '' : formatPostalCode(place.postalCode),
    description: `${jobPostKindShortNames[ad.kind]}\n${ad.duties}`,
    salary: formatWage(ad.wage.unit, ad.wage.min, ad.wage.max),
    jobType,
    expires: ad.validThrough,
  })
}

/** Every open ad in the convention of job aggregators, piece by piece. */
export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: 3600, tags: [cacheTags.jobPosts] })
  return streamedXmlAnswer(jobs(locals))
}

export const HEAD: APIRoute = () => streamedXmlHead()
