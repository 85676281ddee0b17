import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { createJobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { bookmark, seenJobPost } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { createWork, nobodyLooks, notifyNobody } from '#server/backend/database/unit-of-work.ts'
import { snapshotOf } from '#contract/profile-snapshot.ts'
import { day, endOfDay, hour } from './calendar.ts'
import { demoApplication, demoPlans, planFits, type DemoApplication } from './demo-applications.ts'
import { demoProfile } from './demo-profile.ts'

type Person = { uid: string; email: string }

/** Ads that stand open long enough, the longest published first. */
const openAds = ({ database }: DatabaseHandle, now: Date) =>
  database
    .select({ ad: jobPost })
    .from(jobPost)
    .innerJoin(company, and(eq(company.id, jobPost.companyId), eq(company.status, 'active')))
    .where(
      and(
        eq(jobPost.status, 'published'),
        lte(jobPost.publishAt, now),
        gt(jobPost.validThrough, now),
        isNotNull(jobPost.validThrough),
      ),
    )
    .orderBy(asc(jobPost.publishAt), asc(jobPost.id))
    .limit(400)

type Ad = Awaited<ReturnType<typeof openAds>>[number]['ad']

const closesWithin = ({ validThrough }: Ad, days: number, now: Date) =>
  validThrough !== null && validThrough.getTime() - now.getTime() < days * day

const wasOut = ({ publishAt }: Ad, daysAgo: number, now: Date) =>
  publishAt !== null && publishAt.getTime() < now.getTime() - daysAgo * day

/** Takes ads one after the other, each of another company; null: none of the rest fits. */
const takeFrom = (ads: readonly Ad[]) => {
  const companies = new Set<string>()
  return (fits: (ad: Ad) => boolean): Ad | null => {
    const found = ads.find((ad) => !companies.has(ad.companyId) && fits(ad)) ?? null
    if (found !== null) companies.add(found.companyId)
    return found
  }
}

const writeApplications = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  made: readonly DemoApplication[],
) => {
  for (const { row, events } of made) {
    await database.insert(application).values(row)
    if (events.length > 0) await database.insert(applicationEvent).values(events)
  }
}

/** Changes ads by the way every change takes, so many days ago. */
const changesAt = (handle: DatabaseHandle, now: Date, daysAgo: number) =>
  createJobPostRevisions({
    work: createWork({
      handle,
      tasks: { insert: async () => {} },
      invalidation: { tell: () => {} },
      notify: notifyNobody,
      live: nobodyLooks,
      now: () => new Date(now.getTime() - daysAgo * day),
    }),
  })
const demo = { kind: 'operator', name: 'demo' } as const

/** Two ads that close in two days, so that there are deadlines to see whenever the demo begins. */
const closeSoon = async (handle: DatabaseHandle, now: Date) => {
  const revisions = changesAt(handle, now, 5)
  const ads = (await openAds(handle, now)).map(({ ad }) => ad).filter((ad) => wasOut(ad, 6, now))
  const [first] = ads
  const second = ads.find(({ companyId }) => companyId !== first?.companyId)
  for (const { id } of [first, second].filter((ad) => ad !== undefined))
    await revisions.change(demo, id, { validThrough: endOfDay(now, 2) })
}

/** What makes an applicant look again: pay and openings, changed yesterday. */
const changeTerms = (handle: DatabaseHandle, { id, wageMin, wageMax, openings }: Ad, now: Date) =>
  changesAt(handle, now, 1).change(demo, id, {
    openings: openings + 2,
    ...(wageMin !== null && { wageMin: wageMin + 5000 }),
    ...(wageMax !== null && { wageMax: wageMax + 5000 }),
  })

/**
 * What a newcomer finds on the page of the demo's student: a profile, saved ads and an application in every state, with
 * dates before now. Written once, while the student has no profile. Answers whether it was.
 */
export const seedDemoStudent = async (
  handle: DatabaseHandle,
  { uid, email }: Person,
  now: Date,
): Promise<boolean> => {
  if ((await handle.database.$count(studentUser, eq(studentUser.uid, uid))) > 0) return false
  await closeSoon(handle, now)
  const profile = demoProfile(uid, now)
  const written = await handle.transaction(async (database) => {
    const [own] = await database.insert(studentUser).values(profile).onConflictDoNothing().returning()
    if (own === undefined) return null
    const fits = ({ occupation, graduationYears: years }: Ad) =>
      own.desiredOccupations.includes(occupation) &&
      (years.length === 0 || years.includes(Number(own.graduation?.slice(0, 4))))
    // What the student wishes comes first: nobody who reads economics applies to be a nurse.
    const ads = (await openAds({ ...handle, database }, now))
      .map(({ ad }) => ad)
      .toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
    const take = takeFrom(ads)
    const sent = {
      uid,
      profile: snapshotOf(own, email),
      message: 'お時間をいただきありがとうございます。よろしくお願いいたします。',
    }
    const soon = (ad: Ad) => closesWithin(ad, 3, now)
    let changed: Ad | null = null
    const saved = [take(soon), ...[5, 10, 15].map((days) => take((ad) => !soon(ad) && wasOut(ad, days, now)))]
    const made = demoPlans(0).flatMap((begun, index) => {
      const { name } = begun
      const longest = Math.max(0, ...(demoPlans(14)[index]?.steps ?? []).map(({ daysAgo }) => daysAgo))
      const ad = take(
        (each) =>
          wasOut(each, longest + 2, now) &&
          planFits(begun, each.kind) &&
          // 内定 is of a job after graduation.
          (name !== 'offered' || each.kind === 'new_grad') &&
          (name === 'deadline') === soon(each),
      )
      const plan = ad === null ? undefined : demoPlans(ad.replyByDays)[index]
      if (ad === null || plan === undefined) return []
      if (name === 'changed') changed = ad
      return [demoApplication(plan, ad, sent, now)]
    })
    await writeApplications({ database }, made)
    const bookmarks = saved.filter((ad) => ad !== null)
    if (bookmarks.length > 0)
      await database.insert(bookmark).values(
        bookmarks.map(({ id, revision }, place) => ({
          uid,
          jobPostId: id,
          revision,
          note: place === 1 ? '説明会の日程を確かめる' : '',
          createdAt: new Date(now.getTime() - (place + 1) * day),
          updatedAt: new Date(now.getTime() - (place + 1) * day),
        })),
      )
    const seen = [...bookmarks, ...ads.slice(-4)]
    if (seen.length > 0)
      await database
        .insert(seenJobPost)
        .values(
          seen.map(({ id }, place) => ({
            uid,
            jobPostId: id,
            seenAt: new Date(now.getTime() - (place + 1) * 5 * hour),
          })),
        )
        .onConflictDoNothing()
    return { changed: changed as Ad | null }
  })
  if (written === null) return false
  if (written.changed !== null) await changeTerms(handle, written.changed, now)
  return true
}
