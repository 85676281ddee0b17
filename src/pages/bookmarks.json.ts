import type { APIRoute } from 'astro'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import { graduationDifference } from '#contract/graduation-year.ts'
import { homeDistanceWords } from '#contract/home-stations.ts'
import { isId } from '#contract/id.ts'
import { nearHomeAddress } from '#contract/near-home.ts'
import { asksForOwnLists } from '#contract/own-lists.ts'
import { AdStates } from '#operations/bookmarks.ts'

const applyWords = (status: ApplicationStatus) =>
  status === 'draft' ? '応募の続きを書く' : '応募の状況を見る'

const headers = { 'cache-control': 'private, no-store' }

/**
 * Which of the ads `?ids=` (with commas) the student keeps, and which they hide, for pages that are the same for everyone, and of the ad `?ad=` what
 * the way to apply is called where they wrote to it already, whom it is for where their profile says otherwise, and how far it is
 * from their stations. `near`: the search of ads near those. `renew`: the page was made for everyone, and they hide something (on
 * another device). Others: 401.
 */
export const GET: APIRoute = async ({ url, locals, request }) => {
  if (locals.session?.viewer.kind !== 'student') return Response.json(null, { status: 401, headers })
  const asked = (url.searchParams.get('ids') ?? '').split(',')
  const ids = asked.filter(isId).slice(0, bookmarkLimits.states)
  const ad = url.searchParams.get('ad') ?? ''
  const states = await locals.execute(AdStates, { ids, ad })
  const hides = states.hiddenStates?.any === true
  const renew = hides && !asksForOwnLists(request.headers.get('cookie'))
  locals.keepOwnLists(hides)
  const { bookmarkStates, ownHistory, ownApplicationTo, jobPost, studentUser, homeDistances } = states
  const apply = ownApplicationTo === null ? null : applyWords(ownApplicationTo.status)
  const difference = graduationDifference(jobPost?.graduationYears ?? [], studentUser?.graduation ?? null)
  const distance = homeDistanceWords(homeDistances)
  const { jobPosts = [], withCompany = [] } = states.hiddenStates ?? {}
  const hidden = [...jobPosts, ...withCompany]
  const near = nearHomeAddress(studentUser?.homeStations ?? [])
  return Response.json(
    {
      saved: bookmarkStates,
      hidden,
      keepsHistory: ownHistory.kept,
      apply,
      difference,
      distance,
      near,
      renew,
    },
    { headers },
  )
}
