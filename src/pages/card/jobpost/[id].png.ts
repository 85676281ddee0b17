import type { APIRoute } from 'astro'
import { cardAnswer } from '#components/cards/card-answer.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import { formatWage } from '#contract/format/money.ts'
import { formatPlaces } from '#contract/format/place.ts'
import { formatDay } from '#contract/format/time.ts'
import { JobPostCardQuery } from '#operations/machines.ts'

/** The picture that a shared link to an ad shows. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const id = params.id ?? ''
  const { jobPost: ad } = await locals.execute(JobPostCardQuery, { id })
  if (ad === null) return new Response(null, { status: 404 })
  const until =
    ad.open && ad.validThrough !== null ? `締切 ${formatDay(ad.validThrough)}` : '募集は終了しました'
  const drawn = await locals.drawCard({
    site: locals.site.name,
    label: `${jobPostKindShortNames[ad.kind]} ／ ${occupationName(ad.occupation)}`,
    title: ad.title,
    facts: [
      ad.company.displayName,
      `${formatPlaces(ad.workplaces)}　${formatWage(ad.wage.unit, ad.wage.min, ad.wage.max)}`,
      until,
    ],
  })
  const tags = [cacheTags.jobPost(id), cacheTags.company(ad.company.id)]
  if (drawn.kind === 'drawn') cache.set({ maxAge: 86_400, swr: 604_800, tags })
  return cardAnswer(drawn)
}
