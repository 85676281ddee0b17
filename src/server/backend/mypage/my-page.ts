import { graduationYearOf } from '#contract/graduation-year.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { findRecommendedJobs } from '#server/backend/search/recommended-jobs.ts'
import { calendarDates, type CalendarDate } from '#server/domain/calendar-dates.ts'
import { needsNow, type Need } from '#server/domain/needs-now.ts'
import { hasWishes, recommend, type Suggestion } from '#server/domain/recommend.ts'
import { ownInterviewFacts } from '#server/backend/interviews/own-interviews.ts'
import { openApplications, savedAds } from './own-ads.ts'

export type MyPage = ReturnType<typeof createMyPage>

export type OwnNeeds = { uid: string; needs: Need[]; more: number }
export type OwnSuggestions = { uid: string; hasWishes: boolean; suggestions: Suggestion[] }

export type OwnDate = CalendarDate & { uid: string }

type Person = { uid: string; emailVerified: boolean }

/** What a student's own page is made of besides the lists of other areas. */
export const createMyPage = ({ database, now }: { database: Database; now: () => Date }) => {
  const profileOf = async (uid: string) => {
    const [profile] = await database.select().from(studentUser).where(eq(studentUser.uid, uid))
    return profile ?? null
  }
  const wishesOf = (profile: NonNullable<Awaited<ReturnType<typeof profileOf>>>) => ({
    kinds: profile.desiredKinds,
    occupations: profile.desiredOccupations,
    prefectures: profile.desiredPrefectures,
    graduationYear: graduationYearOf(profile.graduation),
    homeStations: profile.homeStations,
  })
  /** All dates of a student that are not over yet, and those of the past that still wait. */
  const dates = async (uid: string): Promise<CalendarDate[]> => {
    const at = now()
    return calendarDates(
      await openApplications(database, uid, at),
      await savedAds(database, uid, at),
      await ownInterviewFacts(database, uid),
    )
  }

  return {
    /** What needs the student now, most pressing first. */
    needs: async ({ uid, emailVerified }: Person): Promise<OwnNeeds> => {
      const at = now()
      const profile = await profileOf(uid)
      const facts = {
        emailVerified,
        profile: profile && {
          hasSchool: profile.school !== null && profile.graduation !== null,
          hasWishes: hasWishes(wishesOf(profile)),
          hasIntroduction: profile.selfIntroduction !== null,
        },
        applications: await openApplications(database, uid, at),
        bookmarks: await savedAds(database, uid, at),
        interviews: await ownInterviewFacts(database, uid),
      }
      return { uid, ...needsNow(facts, at) }
    },

    /** Ads to look at, by the published rule, each with its reasons. */
    suggestions: async (uid: string): Promise<OwnSuggestions> => {
      const profile = await profileOf(uid)
      const wishes = profile && wishesOf(profile)
      if (profile === null || wishes === null || !hasWishes(wishes))
        return { uid, hasWishes: false, suggestions: [] }
      const at = now()
      const words = [...profile.skills, ...profile.certificates, ...profile.languages]
      const ads = await findRecommendedJobs(database, uid, wishes, [...new Set(words)], at)
      return { uid, hasWishes: true, suggestions: recommend(ads, wishes, at) }
    },

    /** A student's dates from an instant until another, which is no longer part of it; without interviews that are off. */
    dates: async (uid: string, from: Date, until: Date): Promise<OwnDate[]> =>
      (await dates(uid))
        .filter(({ at, interview }) => at >= from && at < until && interview?.cancelled !== true)
        .map((date) => ({ uid, ...date })),

    allDates: dates,
  }
}
