import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt } from 'drizzle-orm'
import { fullName } from '#contract/full-name.ts'
import { recruitersOfAds } from '#server/backend/applications/application-people.ts'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { Addressee } from '#server/ports/news.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import { tomorrowOf } from '#server/domain/interview-slots.ts'
import { eventOf, subjectOf } from './interview-mails.ts'
import { goesOn, peopleOf, type SlotRow } from './interview-rows.ts'
import { interviewersOf } from './interviewers.ts'

const task = { kind: 'task', name: 'interview-reminders' } as const

/** A time that was moved after it was reminded of is another one. */
const keyOf = ({ id, startsAt }: SlotRow, of: string) => `interview ${id} ${startsAt.toISOString()} ${of}`

const remindPeople = async (unit: Unit, slots: readonly SlotRow[]) => {
  const bySlot = new Map(slots.map((slot) => [slot.id, slot]))
  const booked = await unit.database
    .select({ id: interview.id })
    .from(interview)
    .where(and(inArray(interview.slotId, [...bySlot.keys()]), eq(interview.state, 'booked')))
    .orderBy(asc(interview.id))
    .for('share')
  const people = (
    await peopleOf(
      unit.database,
      booked.map(({ id }) => id),
    )
  ).flatMap((person) => {
    const slot = bySlot.get(person.row.slotId ?? '')
    return slot === undefined ? [] : [{ person, slot, key: keyOf(slot, person.row.id) }]
  })
  const taken = await claimIdempotencyKeys(
    unit,
    people.map(({ key }) => key),
  )
  const told = people.filter(({ key }) => taken.has(key))
  for (const { person, slot } of told) {
    const data = { ...subjectOf(person), note: slot.note, event: eventOf(person, slot, unit.at) }
    const words = interviewNews.tomorrow({ ...data, ...data.event })
    unit.tell(...newsTo([person.person], words, { kind: 'interview-tomorrow', data }))
  }
  return told
}

type Tomorrow = Awaited<ReturnType<typeof remindPeople>>

/** Each is told of those to whose ads' applications they listen, and of those that they hold. */
const remindMembers = async (unit: Unit, companyId: string, told: Tomorrow): Promise<void> => {
  const ordered = told.toSorted((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime())
  const interviewers = await interviewersOf(
    unit.database,
    ordered.map(({ slot }) => slot.id),
  )
  const tell = (person: Addressee, theirs: Tomorrow): void => {
    const data = {
      companyId,
      interviews: theirs.map(({ person: { profile, title }, slot }) => ({
        name: fullName(profile),
        title,
        round: slot.round,
        startsAt: slot.startsAt.toISOString(),
        way: slot.way,
      })),
    }
    const words = interviewNews.tomorrowOfCompany(companyId, theirs.length)
    unit.tell(...newsTo([person], words, { kind: 'interview-tomorrow-company', data }))
  }
  const recruiters = await recruitersOfAds(
    unit.database,
    ordered.map(({ person }) => person.jobPostId),
  )
  const hearing = ordered.flatMap((each) =>
    [...(recruiters.get(each.person.jobPostId) ?? []), ...(interviewers.get(each.slot.id) ?? [])].map(
      ({ uid, email }) => ({ each, uid, email }),
    ),
  )
  for (const [uid, heard] of Map.groupBy(hearing, (one) => one.uid))
    tell({ uid, email: heard[0]?.email ?? '' }, [...new Set(heard.map(({ each }) => each))])
}

/** Reminds both sides of tomorrow's interviews; for the sweep. */
export const createInterviewReminders = ({ work }: { work: Work }) => {
  const remindCompany = (companyId: string): Promise<number> =>
    work(task, async (unit) => {
      const { database, at } = unit
      const { from, until } = tomorrowOf(at)
      const slots = await database
        .select(getTableColumns(interviewSlot))
        .from(interviewSlot)
        .innerJoin(jobPost, eq(jobPost.id, interviewSlot.jobPostId))
        .innerJoin(company, eq(company.id, interviewSlot.companyId))
        .where(
          and(
            goesOn,
            eq(interviewSlot.companyId, companyId),
            isNull(interviewSlot.cancelledAt),
            gte(interviewSlot.startsAt, from),
            lt(interviewSlot.startsAt, until),
          ),
        )
        .orderBy(asc(interviewSlot.id))
        .for('share', { of: interviewSlot })
      const told = await remindPeople(unit, slots)
      if (told.length === 0) return 0
      await remindMembers(unit, companyId, told)
      return told.length
    })

  return {
    /** Each booking once, a unit for each company, so that one that fails holds up no other. Answers how many. */
    remindDue: async (): Promise<number> => {
      const companies = await work(task, ({ database, at }) => {
        const { from, until } = tomorrowOf(at)
        return database
          .selectDistinct({ id: interviewSlot.companyId })
          .from(interviewSlot)
          .innerJoin(interview, and(eq(interview.slotId, interviewSlot.id), eq(interview.state, 'booked')))
          .innerJoin(jobPost, eq(jobPost.id, interviewSlot.jobPostId))
          .innerJoin(company, eq(company.id, interviewSlot.companyId))
          .where(
            and(
              goesOn,
              isNull(interviewSlot.cancelledAt),
              gte(interviewSlot.startsAt, from),
              lt(interviewSlot.startsAt, until),
            ),
          )
          .orderBy(asc(interviewSlot.companyId))
      })
      let done = 0
      const failures: unknown[] = []
      for (const { id } of companies)
        try {
          done += await remindCompany(id)
        } catch (error) {
          failures.push(error)
        }
      if (failures.length > 0)
        throw new AggregateError(failures, `Interviews of ${failures.length} companies were not reminded of`)
      return done
    },
  }
}
